// Writes places as numbers of 8 bytes and their words, and reads several runs of them side by side.
#include "cli/kept_places.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

namespace arbiter::cli {
namespace {

/// More is not compared: a word may be as long as a record, and one of each run is in memory.
constexpr std::size_t longest_word = 1024;
constexpr std::size_t buffer_bytes = std::size_t{16} << 10U;
constexpr std::size_t most_runs = 256;

using Head = std::array<std::uint64_t, 5>;

bool is_before(const SortKey& one, const SortKey& other, bool descending) {
    if (one.any != other.any || !one.any) {
        return one.any && !other.any;
    }
    const SortKey& first = descending ? other : one;
    const SortKey& second = descending ? one : other;
    return first.number != second.number ? first.number < second.number : first.word < second.word;
}

void append(const KeptPlace& place, TemporaryFile& file) {
    const std::string_view word = std::string_view(place.key.word).substr(0, longest_word);
    const Head head{place.key.any ? 1U : 0U, static_cast<std::uint64_t>(place.key.number), place.offset, place.size,
                    word.size()};
    std::array<char, sizeof(Head)> bytes{};
    std::memcpy(bytes.data(), head.data(), sizeof(Head));
    file.append({bytes.data(), bytes.size()});
    file.append(word);
}

class PlaceReader {
public:
    PlaceReader(const TemporaryFile& file, PlaceRun run) : file_(&file), run_(run) {}

    bool next(KeptPlace& place) {
        if (at_ == buffer_.size() && run_.begin == run_.end) {
            return false;
        }
        Head head{};
        need(sizeof(Head));
        std::memcpy(head.data(), buffer_.data() + at_, sizeof(Head));
        need(sizeof(Head) + head[4]);
        place = {{head[0] != 0, static_cast<std::int64_t>(head[1]), buffer_.substr(at_ + sizeof(Head), head[4])},
                 head[2],
                 head[3]};
        at_ += sizeof(Head) + head[4];
        return true;
    }

private:
    /// So many bytes stand in the buffer from `at_` on.
    void need(std::size_t size) {
        if (buffer_.size() - at_ >= size) {
            return;
        }
        buffer_.erase(0, std::exchange(at_, 0));
        const std::size_t before = buffer_.size();
        const std::size_t some = std::min<std::uint64_t>(buffer_bytes, run_.end - run_.begin);
        buffer_.resize(before + some);
        file_->read(run_.begin, buffer_.data() + before, some);
        run_.begin += some;
    }

    const TemporaryFile* file_;
    PlaceRun run_;
    std::string buffer_;
    std::size_t at_ = 0;
};

/// One of the runs that are merged, with the first of its places that are left.
struct Source {
    std::size_t run;
    PlaceReader reader;
    KeptPlace place{};
};

std::vector<Source> sources_of(const TemporaryFile& file, const std::vector<PlaceRun>& runs) {
    std::vector<Source> sources;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        Source source{i, PlaceReader(file, runs[i])};
        if (source.reader.next(source.place)) {
            sources.push_back(std::move(source));
        }
    }
    return sources;
}

}  // namespace

void KeptPlaces::add(const KeptPlace& place) {
    append(place, file_);
    ++count_;
}

void KeptPlaces::each(const EachPlace& take) const {
    PlaceReader reader(file_, {0, file_.size()});
    KeptPlace place;
    while (reader.next(place)) {
        take(place);
    }
}

void SortedPlaces::add(const KeptPlace& place) {
    waiting_.push_back(place);
    taken_ += sizeof(KeptPlace) + place.key.word.size();
    if (taken_ >= room_) {
        spill();
    }
}

void SortedPlaces::spill() {
    std::stable_sort(waiting_.begin(), waiting_.end(), [this](const KeptPlace& one, const KeptPlace& other) {
        return is_before(one.key, other.key, descending_);
    });
    const std::uint64_t begin = file_.size();
    for (const KeptPlace& place : waiting_) {
        append(place, file_);
    }
    runs_.push_back({begin, file_.size()});
    waiting_.clear();
    taken_ = 0;
    if (runs_.size() == most_runs) {
        merge_runs();
    }
}

/// Into one, in a file of its own.
void SortedPlaces::merge_runs() {
    TemporaryFile merged;
    merge([&merged](const KeptPlace& place) { append(place, merged); });
    file_ = std::move(merged);
    runs_ = {{0, file_.size()}};
}

void SortedPlaces::merge(const EachPlace& take) const {
    std::vector<Source> sources = sources_of(file_, runs_);
    const auto is_later = [this](const Source& one, const Source& other) {
        return is_before(other.place.key, one.place.key, descending_) ||
               (!is_before(one.place.key, other.place.key, descending_) && other.run < one.run);
    };
    std::make_heap(sources.begin(), sources.end(), is_later);
    while (!sources.empty()) {
        std::pop_heap(sources.begin(), sources.end(), is_later);
        take(sources.back().place);
        if (sources.back().reader.next(sources.back().place)) {
            std::push_heap(sources.begin(), sources.end(), is_later);
        } else {
            sources.pop_back();
        }
    }
}

void SortedPlaces::each(const EachPlace& take) {
    spill();
    merge(take);
}

}  // namespace arbiter::cli
