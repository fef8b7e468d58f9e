// Goes through a text up to its first record.
#include "cli/report/first_record.hpp"

#include "rules/registry/registry.hpp"

namespace arbiter::cli {

FirstRecord::FirstRecord(std::string_view text, const ReportOptions& report_options, const FileReader& open) {
    Archive archive(bytes_of(text));
    Piece piece = archive.next(text_);
    while (piece == Piece::preamble) {
        piece = archive.next(text_);
    }
    if (piece == Piece::end) {
        text_ = {{}, 0, 1, 0};
    }
    kept_ = text_.text;
    text_.text = kept_;
    judge_piece(judge_, piece, text_, report_options, open, report_);
}

const GameEntry* FirstRecord::game() const {
    return text_.number == 0 ? nullptr : find_game_of(judge_.record().header);
}

}  // namespace arbiter::cli
