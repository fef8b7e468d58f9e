" Writes down which color each letter of a record has, as a letter of its own, and leaves.
let s:signs = {'': '.', 'tgnKeyword': 'k', 'tgnNumber': 'n', 'tgnUnknown': 'u', 'tgnKey': 'h', 'tgnValue': 'v', 'tgnComment': 'c'}
let s:shown = [&filetype . ' ' . &commentstring]
for s:line in range(1, line('$'))
  let s:signs_of_line = map(range(1, strlen(getline(s:line))), 's:signs[synIDattr(synID(s:line, v:val, 1), "name")]')
  call add(s:shown, join(s:signs_of_line, ''))
endfor
call writefile(s:shown, 'colors.txt')
quitall!
