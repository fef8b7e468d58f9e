// Prints the cases in the words of other engines.
#include "cli/cases/case_choice.hpp"
#include "cli/cases/case_ids.hpp"
#include "cli/cases/case_json.hpp"
#include "cli/cases/expectation.hpp"
#include "cli/commands/test.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/run/run.hpp"
#include "grammar/record/record.hpp"

#include <cstdio>

namespace arbiter::cli {

int export_cases(const TestOptions& options) {
    const CaseExpression selection(options.chosen);
    std::vector<InputError> input_errors;
    CaseCollection collection;
    bool any = false;
    std::string text = collection.begin();
    for (const std::string& path : expand(options.paths, input_errors)) {
        std::string before;
        each_piece(path, input_errors,
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
    print_input_errors(input_errors);
    if (!is_unread(input_errors) && !any) {
        refuse_none("test", "case", options.chosen);
    }
    return is_unread(input_errors) ? Exit::unreadable : Exit::clean;
}

}  // namespace arbiter::cli
