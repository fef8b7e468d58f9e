// Judges in one thread, or hands batches of records to several and takes the results back in order.
#include "cli/run/run.hpp"

#include "cli/input/record_file.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/run/threads.hpp"
#include "cli/run/worker.hpp"

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace arbiter::cli {
namespace {

constexpr std::size_t batch_bytes = std::size_t{1} << 20U;
constexpr std::size_t enough_to_write = std::size_t{64} << 10U;

std::string_view front_of(const RecordText& record, std::string_view front) {
    return record.number == 1 ? front : std::string_view{};
}

using Render = std::function<void(const JudgedRecord&, Rendered&)>;
using Accept = std::function<void(Rendered&)>;

std::string_view name_of(const RunOptions& options, const std::string& path) {
    return path == "-" ? options.stdin_name : std::string_view(path);
}

/// How often each file has been read so far.
using Turns = std::map<std::string_view, unsigned>;

/// Somebody who looks on wants to see records counted, even if none of them becomes anything.
bool is_full(const RunOptions& options, const Rendered& rendered) {
    constexpr std::uint64_t some = 1000;
    return (options.progress != nullptr && rendered.totals.records >= some) ||
           std::any_of(rendered.outputs.begin(), rendered.outputs.end(),
                       [](const std::string& text) { return text.size() > enough_to_write; });
}

/// A file, and what of it is to be judged.
struct Input {
    const std::string& path;
    unsigned turn;  ///< how often it has been among the inputs by now
    Stretch stretch;
};

/// Those of which there is anything to judge.
std::vector<Input> inputs_of(const RunOptions& options, const std::vector<std::string>& files) {
    const std::vector<Stretch> stretches = stretches_of(options.range, files);
    std::vector<Input> inputs;
    Turns turns;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const unsigned turn = ++turns[files[i]];
        if (stretches[i].any()) {
            inputs.push_back({files[i], turn, stretches[i]});
        }
    }
    return inputs;
}

void run_alone(const RunOptions& options, const std::vector<Input>& inputs, std::vector<InputError>& input_errors,
               const Render& render, const Accept& accept) {
    Rendered rendered;
    rendered.outputs.resize(options.outputs);
    Worker worker(options);
    Report report;
    const auto flush = [&] {
        accept(rendered);
        std::fflush(nullptr);
    };
    for (const Input& input : inputs) {
        const auto judge_one = [&](Piece piece, const RecordText& record, const FileReader& open,
                                   std::string_view front) {
            worker.judge(piece, record, open, report);
            render({name_of(options, input.path),
                    record,
                    worker.header(),
                    report,
                    input.turn,
                    {},
                    front_of(record, front),
                    worker.id(),
                    &open},
                   rendered);
            if (options.follow) {
                flush();
            } else if (is_full(options, rendered)) {
                accept(rendered);
            }
        };
        each_piece(input.path, input_errors, judge_one, flush, input.stretch, options.progress);
        accept(rendered);
    }
}

/// Some consecutive records of one file, with a text of their own.
struct Batch {
    const std::string* path = nullptr;
    unsigned turn = 1;
    FileReader open;
    std::string text;
    std::string front;  ///< of the file's first record
    struct Item {
        Piece piece;
        std::size_t begin, size;
        RecordText record;
    };
    std::vector<Item> items;
    Rendered rendered;
    bool done = false;
    std::exception_ptr failure;

    void add(Piece piece, const RecordText& record, std::string_view before) {
        items.push_back({piece, text.size(), record.text.size(), record});
        text += record.text;
        if (record.number == 1) {
            front = before;
        }
    }
    void judge_all(Worker& worker, const RunOptions& options, const Render& render) {
        rendered.outputs.resize(options.outputs);
        Report report;
        for (Item& item : items) {
            item.record.text = std::string_view(text).substr(item.begin, item.size);
            worker.judge(item.piece, item.record, open, report);
            render({name_of(options, *path),
                    item.record,
                    worker.header(),
                    report,
                    turn,
                    {},
                    front_of(item.record, front),
                    worker.id(),
                    &open},
                   rendered);
        }
        text = {};
    }
};

/// Threads that judge batches; results come back in the order in which the batches were given.
class Crew {
public:
    Crew(const RunOptions& options, const Render& render, const Accept& accept)
        : options_(options), render_(render), accept_(accept), threads_(options.jobs, [this] { work(); }) {}
    ~Crew() { close(); }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    void give(std::unique_ptr<Batch> batch) {
        given_.push_back(std::move(batch));  // first: what is queued stays until the threads have ended
        {
            const std::lock_guard lock(mutex_);
            queue_.push_back(given_.back().get());
        }
        todo_.notify_one();
        // Bounded: never more than a few batches a thread in memory.
        while (given_.size() > 2 * options_.jobs) {
            take_first();
        }
    }
    void finish() {
        while (!given_.empty()) {
            take_first();
        }
    }

private:
    /// Nobody waits for what has not been begun.
    void close() {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
            queue_.clear();
        }
        todo_.notify_all();
    }
    void take_first() {
        std::unique_ptr<Batch> batch = std::move(given_.front());
        given_.pop_front();
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return batch->done; });
        lock.unlock();
        if (batch->failure) {
            std::rethrow_exception(batch->failure);
        }
        accept_(batch->rendered);
    }
    void work() {
        std::optional<Worker> worker;
        std::unique_lock lock(mutex_);
        for (;;) {
            todo_.wait(lock, [&] { return closing_ || !queue_.empty(); });
            if (queue_.empty()) {
                return;
            }
            Batch* const batch = queue_.front();
            queue_.pop_front();
            lock.unlock();
            try {
                batch->judge_all(worker ? *worker : worker.emplace(options_), options_, render_);
            } catch (...) {
                batch->failure = std::current_exception();
            }
            lock.lock();
            batch->done = true;
            ready_.notify_all();
        }
    }

    const RunOptions& options_;
    const Render& render_;
    const Accept& accept_;
    std::mutex mutex_;
    std::condition_variable todo_;
    std::condition_variable ready_;
    std::deque<Batch*> queue_;
    std::deque<std::unique_ptr<Batch>> given_;
    bool closing_ = false;
    Threads threads_;  ///< the last, so that all else is there as long as they are
};

void run_together(const RunOptions& options, const std::vector<Input>& inputs, std::vector<InputError>& input_errors,
                  const Render& render, const Accept& accept) {
    Crew crew(options, render, accept);
    for (const Input& input : inputs) {
        const auto fresh = [&input] {
            auto batch = std::make_unique<Batch>();
            batch->path = &input.path;
            batch->turn = input.turn;
            return batch;
        };
        auto batch = fresh();
        const auto add = [&](Piece piece, const RecordText& record, const FileReader& open, std::string_view front) {
            batch->open = open;
            batch->add(piece, record, front);
            if (batch->text.size() > batch_bytes) {
                crew.give(std::move(batch));
                batch = fresh();
            }
        };
        const auto flush = [&] {
            crew.give(std::move(batch));
            crew.finish();
            batch = fresh();
            std::fflush(nullptr);
        };
        each_piece(input.path, input_errors, add, flush, input.stretch, options.progress);
        crew.give(std::move(batch));
    }
    crew.finish();
}

/// Of the runs that share a file, one tells what is wrong there.
void tell_in(const Stretch& stretch, std::uint64_t offset, InputError input_error,
             std::vector<InputError>& input_errors) {
    if (stretch.has(offset)) {
        input_errors.push_back(std::move(input_error));
    }
}

/// What is shown on the terminal makes room for what is written there.
Accept beside_progress(Progress& progress, const Accept& accept) {
    return [&progress, &accept](Rendered& rendered) {
        progress.judged(rendered.totals);
        const bool writes = std::any_of(rendered.outputs.begin(), rendered.outputs.end(),
                                        [](const std::string& text) { return !text.empty(); });
        if (writes) {
            progress.hide();
        }
        accept(rendered);
    };
}

}  // namespace

void each_piece(const std::string& path, std::vector<InputError>& input_errors, const EachPiece& each,
                const std::function<void()>& idle, const Stretch& stretch, Progress* progress) {
    RecordFile file(path);
    if (!file.error().empty()) {
        tell_in(stretch, 0, {path, file.error()}, input_errors);
        return;
    }
    const FileReader open = reader_beside(path);
    Archive archive([&](char* to, std::size_t size) {
        if (idle && file.is_idle()) {
            idle();
        }
        const std::uint64_t before = file.bytes_read();
        const std::size_t got = file.read(to, size);
        if (progress != nullptr) {
            progress->read(file.bytes_read() - before);
        }
        return got;
    });
    RecordText record;
    bool any = false;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        any = true;
        if (file.cuts(archive) || record.offset >= stretch.end) {
            break;
        }
        if (record.offset >= stretch.begin) {
            each(piece, record, open, archive.front());
        }
    }
    if (!file.error().empty()) {
        tell_in(stretch, file.bytes_read(), {path, file.error()}, input_errors);
    } else if (!any && stretch.begin == 0) {
        each(Piece::end, RecordText{{}, 0, 1, 0}, open, archive.front());
    }
}

std::vector<InputError> run(const RunOptions& options, const Render& render, const Accept& take) {
    std::vector<InputError> input_errors;
    const std::vector<std::string> files = expand(options.paths, input_errors);
    if (options.range.part != 1) {
        input_errors.clear();  // the first part tells what folders have
    }
    const std::vector<Input> inputs = inputs_of(options, files);
    if (options.progress != nullptr) {
        options.progress->begin(files);
    }
    const Accept accept = options.progress != nullptr ? beside_progress(*options.progress, take) : take;
    if (options.jobs > 1) {
        run_together(options, inputs, input_errors, render, accept);
    } else {
        run_alone(options, inputs, input_errors, render, accept);
    }
    if (options.progress != nullptr) {
        options.progress->hide();
    }
    return input_errors;
}

int print_each(const RunOptions& options, const std::function<void(const JudgedRecord&, std::string&)>& write) {
    bool failed = false;
    const auto render = [&](const JudgedRecord& judged, Rendered& rendered) {
        failed = failed || first_error(judged.report.findings) != nullptr;
        write(judged, rendered.outputs[0]);
    };
    const auto accept = [](Rendered& rendered) {
        std::fwrite(rendered.outputs[0].data(), 1, rendered.outputs[0].size(), stdout);
        rendered.outputs[0].clear();
    };
    const std::vector<InputError> input_errors = run(options, render, accept);
    print_input_errors(input_errors);
    return is_unread(input_errors) ? Exit::unreadable : failed ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
