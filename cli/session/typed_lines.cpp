// Binds libedit: what it is given to read, its prompt, its history, and what Tab does.
#include "cli/session/typed_lines.hpp"

#include "cli/text/columns.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <histedit.h>
#include <langinfo.h>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr wchar_t replacement = 0xFFFD;
constexpr std::size_t terminal_width = 80;
constexpr std::size_t most_shown = 200;

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Side by side, as shells list files.
void list(std::vector<std::string> pieces, std::FILE* to) {
    std::ranges::for_each(pieces, [](std::string& piece) { piece = plain_line(piece); });
    std::size_t widest = 0;
    std::ranges::for_each(pieces, [&](const std::string& piece) { widest = std::max(widest, columns_of(piece)); });
    const std::size_t in_line = std::max<std::size_t>(terminal_width / (widest + 2), 1);
    const std::size_t shown = std::min(pieces.size(), most_shown);
    for (std::size_t i = 0; i < shown; ++i) {
        const bool ends = (i + 1) % in_line == 0 || i + 1 == shown;
        std::fprintf(to, "%s%*s", pieces[i].c_str(), ends ? 0 : static_cast<int>(widest + 2 - columns_of(pieces[i])),
                     "");
        std::fputs(ends ? "\r\n" : "", to);
    }
    pieces.size() > shown ? std::fprintf(to, "and %zu more\r\n", pieces.size() - shown) : 0;
}

/// Names may be in any language, wherever the terminal thinks it is.
void speak_utf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") {
        std::setlocale(LC_CTYPE, "C.UTF-8");
    }
}

}  // namespace

struct TypedLines::Editor {
    explicit Editor(Complete how, std::size_t most) : complete(std::move(how)), longest(most) {
        speak_utf8();
        edit = el_init("arbiter", stdin, stdout, stderr);
        history = history_init();
        if (edit == nullptr || history == nullptr) {
            throw std::runtime_error("this terminal cannot be used for typing");
        }
        HistEvent ignored;
        ::history(history, &ignored, H_SETSIZE, 1000);
        ::history(history, &ignored, H_SETUNIQUE, 1);
        el_set(edit, EL_CLIENTDATA, this);
        el_set(edit, EL_SIGNAL, 1);
        el_set(edit, EL_EDITOR, "emacs");
        el_set(edit, EL_PROMPT, &Editor::prompt_of);
        el_set(edit, EL_HIST, ::history, history);
        el_set(edit, EL_GETCFN, &Editor::read);
        el_set(edit, EL_ADDFN, "arbiter-complete", "Complete with what is legal", &Editor::tab);
        el_set(edit, EL_BIND, "^I", "arbiter-complete", nullptr);
        // They would let what somebody pastes change the terminal and the keys.
        el_set(edit, EL_BIND, "\\ex", "ed-unassigned", nullptr);
        el_set(edit, EL_BIND, "\\eX", "ed-unassigned", nullptr);
        el_set(edit, EL_BIND, "^V", "ed-unassigned", nullptr);
    }
    ~Editor() {
        if (history != nullptr) {
            history_end(history);
        }
        if (edit != nullptr) {
            el_end(edit);
        }
    }
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    static Editor& of(EditLine* edit) {
        void* editor = nullptr;
        el_get(edit, EL_CLIENTDATA, &editor);
        return *static_cast<Editor*>(editor);
    }

    static char* prompt_of(EditLine* edit) { return of(edit).prompt.data(); }

    /// One byte, 0 at the end.
    static int read_byte(unsigned char& byte) {
        ssize_t got = -1;
        do {
            got = ::read(STDIN_FILENO, &byte, 1);
        } while (got < 0 && errno == EINTR);
        return got == 1 ? 1 : 0;
    }

    /// A character; broken bytes become the replacement character. Where the line has no room it is left out.
    static int read(EditLine* edit, wchar_t* character) {
        for (;;) {
            if (!of(edit).read_character(*character)) {
                return 0;
            }
            const LineInfoW* const line = el_wline(edit);
            const auto length = static_cast<std::size_t>(line->lastchar - line->buffer);
            if (*character < L' ' || *character == 0x7F || length * 4 < of(edit).longest) {
                return 1;
            }
        }
    }

    /// The byte that a broken character ended with begins the next one.
    bool read_character(wchar_t& character) {
        unsigned char byte = std::exchange(left, 0);
        if (byte == 0 && read_byte(byte) == 0) {
            return false;
        }
        std::string bytes(1, static_cast<char>(byte));
        const std::size_t size = byte < 0xC2 || byte > 0xF4 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        while (bytes.size() < size && read_byte(byte) != 0) {
            if ((byte & 0xC0U) != 0x80U) {
                left = byte;
                break;
            }
            bytes.push_back(static_cast<char>(byte));
        }
        character = decoded(bytes);
        return true;
    }

    static wchar_t decoded(const std::string& bytes) {
        wchar_t character = 0;
        std::mbstate_t state{};
        const bool good = first_bad_byte(bytes) == std::string::npos &&
                          std::mbrtowc(&character, bytes.data(), bytes.size(), &state) <= bytes.size() &&
                          obeyed(bytes) == 0;
        return good ? character : replacement;
    }

    /// Behind the end of the line alone: elsewhere it would have to know what follows.
    static unsigned char tab(EditLine* edit, int) {
        const LineInfo* const line = el_line(edit);
        if (line->cursor != line->lastchar) {
            return CC_ERROR;
        }
        const std::string typed(line->buffer, line->lastchar);
        const Continuation found = of(edit).complete(typed);
        if (found.typed == typed && found.pieces.empty()) {
            return CC_ERROR;
        }
        if (found.typed != typed) {
            el_deletestr(edit, static_cast<int>(characters(typed)));
            el_insertstr(edit, found.typed.c_str());
            return CC_REFRESH;
        }
        std::fputs("\r\n", stdout);
        list(found.pieces, stdout);
        std::fflush(stdout);
        return CC_REDISPLAY;
    }

    Complete complete;
    std::size_t longest;
    std::string prompt;
    EditLine* edit = nullptr;
    History* history = nullptr;
    unsigned char left = 0;  ///< a byte that has been read and belongs to the next character; 0: none
};

TypedLines::TypedLines(Complete complete, std::size_t longest)
    : editor_(std::make_unique<Editor>(std::move(complete), longest)) {}

TypedLines::~TypedLines() = default;

std::optional<std::string> TypedLines::next(const std::string& prompt) {
    editor_->prompt = prompt;
    int count = 0;
    const char* const typed = el_gets(editor_->edit, &count);
    if (typed == nullptr || count <= 0) {
        return std::nullopt;
    }
    std::string line(typed);
    std::erase_if(line, [](char byte) { return byte == '\n' || byte == '\r'; });
    if (line.find_first_not_of(" \t") != std::string::npos) {
        HistEvent ignored;
        ::history(editor_->history, &ignored, H_ENTER, line.c_str());
    }
    return line;
}

}  // namespace arbiter::cli
