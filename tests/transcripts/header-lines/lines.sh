# Judges the evening with each line of the input in its header: the codes that are told, and the verdict.
while IFS= read -r line; do
  echo "$line"
  case $line in
    Game:*) printf '%s\nPlayers: Ann, Ben\n\n' "$line" ;;
    Players:*) printf 'Game: azul\n%s\n\n' "$line" ;;
    *) printf 'Game: azul\nPlayers: Ann, Ben\n%s\n\n' "$line" ;;
  esac | cat - evening.txt > one.tgn
  arbiter check one.tgn | sed -n -e '/^\(error\|warning\|note\)\[/s/^/  /p' -e '/= fix/d' -e '/= help/,/^$/{s/^ *= help: /  help: /;s/^ *;/        ;/;s/^ *Time/        Time/;/./p}' -e 's/^one.tgn:1: record 1: /  /p'
done
