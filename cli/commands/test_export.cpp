// Prints the cases in the words of other engines.
#include "cli/case_choice.hpp"
#include "cli/case_ids.hpp"
#include "cli/commands/expectation.hpp"
#include "cli/commands/test.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/case_json.hpp"
#include "cli/run.hpp"
#include "grammar/record/record.hpp"

#include <cstdio>

namespace arbiter::cli {

int export_cases(const TestOptions& options) {
    const Selection selection(options.chosen);
    std::vector<Trouble> troubles;
    CaseCollection collection;
    bool any = false;
    std::string text = collection.begin();
    for (const std::string& path : expand(options.paths, troubles)) {
        std::string before;
        each_piece(path, troubles,
                   [&](Piece piece, const RecordText& record, const FileReader& open, std::string_view front) {
                       const Record read = read_record(record);
                       const std::string_view above = record.number == 1 ? front : std::string_view(before);
                       if (piece == Piece::record && !case_id(read.header).empty() &&
                           is_chosen(selection, path, read.header)) {
                           any = true;
                           collection.add(path, above, read, open, text);
                       }
                       before = marks_at_end(record.text);
                   });
        std::fwrite(text.data(), 1, text.size(), stdout);
        text.clear();
    }
    text += collection.end();
    std::fwrite(text.data(), 1, text.size(), stdout);
    tell_troubles(troubles);
    if (!is_unread(troubles) && !any) {
        refuse_none("test", "case", options.chosen);
    }
    return is_unread(troubles) ? Exit::unreadable : Exit::clean;
}

}  // namespace arbiter::cli
