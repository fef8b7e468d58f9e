" Colors of records. The keywords are those of all games together; a test holds them against the program's.
if exists("b:current_syntax")
  finish
endif

syntax case match
syntax iskeyword @,48-57,_,192-255
syntax keyword tgnKeyword c conceal cross deal discard displays draft draw drop end floor game gap land look move nothing offer on pass plant reveal round scores set stands stored stuck swap take task tile undo use
syntax match tgnNumber /\<[0-9]\+\>/
syntax match tgnUnknown /?/
syntax match tgnKey /^[A-Z][A-Za-z-]*:/ nextgroup=tgnValue
syntax match tgnValue /.*$/ contained
syntax match tgnComment /\(^\|[ \t]\);.*$/

highlight default link tgnKeyword Keyword
highlight default link tgnNumber Number
highlight default link tgnUnknown Special
highlight default link tgnKey Identifier
highlight default link tgnValue String
highlight default link tgnComment Comment

let b:current_syntax = "tgn"
