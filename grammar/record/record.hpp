// A record with its header read: what travels from the archive through the judge to the last report.
#pragma once

#include "grammar/record/header.hpp"
#include "grammar/text/record_text.hpp"

namespace arbiter {

struct Record {
    RecordText text;
    Header header;  ///< views into the text
};

/// Reads the header of a record, once for everybody. What was there before is forgotten, its room is kept.
inline void read_record(const RecordText& text, Record& record) {
    record.text = text;
    if (text.text.ends_with('\r')) [[unlikely]] {
        record.text.text.remove_suffix(1);  // a line break of two characters, of which the file has one
    }
    read_header(record.text.text, record.header);
}

inline Record read_record(const RecordText& text) {
    Record record;
    read_record(text, record);
    return record;
}

}  // namespace arbiter
