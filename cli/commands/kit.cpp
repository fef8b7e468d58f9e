// Runs kit: asks an engine case after case, and sums up by rule what it knows.
#include "cli/commands/kit.hpp"

#include "cli/cases/case_choice.hpp"
#include "cli/cases/case_ids.hpp"
#include "cli/cases/kit_report.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/run/run.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/record/record.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace arbiter::cli {
namespace {

/// The collection that was installed with this program.
std::vector<std::string> installed_cases() {
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::filesystem::path folder = program.parent_path().parent_path() / "share" / "arbiter" / "cases";
    if (error || !std::filesystem::is_directory(folder, error)) {
        throw std::runtime_error("kit: no cases are given, and none are installed beside this program");
    }
    return {folder.string()};
}

std::chrono::milliseconds patience(const std::string& seconds) {
    char* end = nullptr;
    const double value = std::strtod(seconds.c_str(), &end);
    if (end == seconds.c_str() || *end != '\0' || !(value > 0) || value > 86400) {
        throw std::runtime_error(
            fmt::format("--timeout {}: it is a number of seconds, above 0 and up to 86400", plain_line(seconds)));
    }
    return std::chrono::milliseconds(std::max<long long>(1, static_cast<long long>(value * 1000)));
}

/// A report that was asked for, and where it goes.
struct KitOutput {
    bool json = false;
    AtomicFile* file = nullptr;
};

std::vector<KitOutput> open_reports(const std::vector<std::string>& orders, OutputCommit& delivery) {
    std::vector<KitOutput> outputs;
    for (const std::string& order : orders) {
        const std::size_t equal = order.find('=');
        const std::string format = order.substr(0, equal);
        if ((format != "json" && format != "junit") || equal == std::string::npos || equal + 1 == order.size()) {
            throw std::runtime_error(
                fmt::format("--report {}: a report is FORMAT=PATH, and the formats are json, junit", order));
        }
        outputs.push_back({format == "json", &delivery.open(order.substr(equal + 1))});
    }
    return outputs;
}

class Kit {
public:
    explicit Kit(const KitOptions& options)
        : options_(options),
          selection_(options.chosen),
          paths_(options.paths.empty() ? installed_cases() : options.paths),
          delivery_(paths_),
          outputs_(open_reports(options.reports, delivery_)),
          engine_(options.engine, patience(options.timeout)) {}

    int run() {
        for (const std::string& path : expand(paths_, troubles_)) {
            each_piece(path, troubles_,
                       [&](Piece piece, const RecordText& text, const FileReader& open, std::string_view) {
                           const Record record = read_record(text);
                           any_ = any_ || (piece == Piece::record && !case_id(record.header).empty());
                           if (piece == Piece::record && is_chosen(selection_, path, record.header)) {
                               hold(KitCase::of(path, record, open));
                           }
                       });
        }
        return close();
    }

private:
    void hold(const std::optional<KitCase>& one) {
        if (!one) {
            return;
        }
        const KitResult result =
            options_.all || one->needs().empty() ? compare(*one, engine_.ask(one->question())) : left_out(*one);
        report_.add(*one, result);
        tell(*one, result);
    }

    static KitResult left_out(const KitCase& one) {
        KitResult result;
        result.kind = KitResult::Kind::left_out;
        result.why = fmt::format("needs {}", joined_by(one.needs(), ", "));
        return result;
    }

    std::FILE* out() const {
        const bool taken = std::any_of(outputs_.begin(), outputs_.end(), [](const KitOutput& output) {
            return output.file->destination().is_standard_output();
        });
        return taken ? stderr : stdout;
    }

    void tell(const KitCase& one, const KitResult& result) const {
        const bool failed = result.kind == KitResult::Kind::failed;
        if (!failed && !options_.verbose) {
            return;
        }
        const std::string_view word = failed ? "FAIL" : result.kind == KitResult::Kind::passed ? "PASS" : "SKIP";
        const std::string_view ink = failed ? "1;31" : result.kind == KitResult::Kind::passed ? "32" : "33";
        fmt::print(out(), "{} {}:{}: {}{}{}{}{}\n", painted(word, ink), one.file(), one.line(), plain_line(one.id()),
                   one.title().empty() ? "" : ": ", plain_line(one.title()), result.why.empty() ? "" : ": ",
                   plain_line(result.why));
    }
    std::string painted(std::string_view word, std::string_view ink) const {
        return options_.color ? fmt::format("\033[{}m{}\033[0m", ink, word) : std::string(word);
    }

    void sum_up() const {
        bool any = report_.count(KitResult::Kind::failed) != 0;
        for (const auto& [code, score] : report_.rules()) {
            if (!options_.quiet || score.right != score.asked) {
                fmt::print(out(), "{}{}: {} of {}\n", any ? "\n" : "", code, score.right, score.asked);
                any = false;
            }
        }
        fmt::print(out(), "\n{} passed, {} failed, {} unknown, {} left out\n", report_.count(KitResult::Kind::passed),
                   report_.count(KitResult::Kind::failed), report_.count(KitResult::Kind::unknown),
                   report_.count(KitResult::Kind::left_out));
    }

    /// Where no answer was right or wrong, nothing was tested.
    void refuse_if_nothing_is_known() const {
        const std::uint64_t unknown = report_.count(KitResult::Kind::unknown);
        const std::uint64_t left_out = report_.count(KitResult::Kind::left_out);
        if (report_.count(KitResult::Kind::passed) + report_.count(KitResult::Kind::failed) != 0) {
            return;
        }
        if (unknown != 0) {
            throw std::runtime_error(
                fmt::format("kit: the engine knows nothing of the {} that it was asked", counted(unknown, "case")));
        }
        if (left_out != 0) {
            throw std::runtime_error(
                fmt::format("kit: no case was asked; --all asks the {} left out, too", counted(left_out, "case")));
        }
        refuse_none("kit", "case", any_ ? options_.chosen : std::string());
    }

    int close() {
        sum_up();
        for (const KitOutput& output : outputs_) {
            output.file->write(output.json ? report_.json(options_.engine) : report_.junit(troubles_));
        }
        delivery_.keep();
        print_input_errors(troubles_);
        if (!is_unread(troubles_)) {
            refuse_if_nothing_is_known();
        }
        return is_unread(troubles_)                          ? Exit::unreadable
               : report_.count(KitResult::Kind::failed) != 0 ? Exit::findings
                                                             : Exit::clean;
    }

    const KitOptions& options_;
    CaseExpression selection_;
    std::vector<std::string> paths_;
    OutputCommit delivery_;
    std::vector<KitOutput> outputs_;
    EngineProcess engine_;
    KitReport report_;
    std::vector<InputError> troubles_;
    bool any_ = false;  ///< there is a case, chosen or not
};

}  // namespace

int kit(const KitOptions& options) {
    if (options.engine.empty()) {
        throw std::runtime_error("kit: --engine COMMAND says which program to ask");
    }
    return Kit(options).run();
}

}  // namespace arbiter::cli
