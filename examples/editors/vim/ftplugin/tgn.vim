" How records are written: comments, and no help from the editor with line ends.
if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=;\ %s comments=:; formatoptions-=t
let b:undo_ftplugin = "setlocal commentstring< comments< formatoptions<"
