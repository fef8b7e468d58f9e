" Records of games are files called *.tgn.
autocmd BufNewFile,BufRead *.tgn setfiletype tgn
