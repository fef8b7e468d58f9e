-- Looks at a record as somebody in Neovim would, and quits with an error where something is not as it should be.
-- The server was started by ftplugin/tgn.lua.
local function fail(what, seen)
  print(what .. ": " .. vim.inspect(seen) .. "\n")
  vim.cmd("cquit")
end

local function expect(what, is)
  if not is then
    fail("not so: " .. what, vim.diagnostic.get(0))
  end
end

-- Patience is no limit: it is long, and what does not come at all is a failure.
local function wait_for(what, is)
  if not vim.wait(120000, is, 20) then
    fail("never came: " .. what, vim.diagnostic.get(0))
  end
end

local function codes()
  local list = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do
    table.insert(list, one.code or one.user_data.lsp.code)
  end
  table.sort(list)
  return table.concat(list, " ")
end

local function ask(method, params)
  local answers, problem = vim.lsp.buf_request_sync(0, method, params, 120000)
  if not answers then
    fail(method, problem)
  end
  for _, answer in pairs(answers) do
    if answer.error then
      fail(method, answer.error)
    end
    return answer.result
  end
end

-- The cursor as the editor counts: lines from 1, bytes from 0.
local function at(line, byte)
  vim.api.nvim_win_set_cursor(0, { line, byte })
  return vim.lsp.util.make_position_params(0, "utf-16")
end

local function line(number)
  return vim.api.nvim_buf_get_lines(0, number - 1, number, true)[1]
end

expect("the file type is known", vim.bo.filetype == "tgn")
wait_for("findings", function()
  return codes() == "azul.line.other-color syntax.tolerated"
end)

-- The bytes before the finding hold a name of three letters in four bytes.
local function finding(code)
  for _, one in ipairs(vim.diagnostic.get(0)) do
    if (one.code or one.user_data.lsp.code) == code then
      return one
    end
  end
end
expect("its place", finding("azul.line.other-color").lnum == 7 and finding("azul.line.other-color").col == 7)

local hover = ask("textDocument/hover", at(7, 6))
expect("hover on a move", hover.contents.value:find("Zoë 4B:3\nround 1, pick: source 4, color B, goal 3", 1, true))
hover = ask("textDocument/hover", at(7, 1))
expect("hover on a name", hover.contents.value == "Zoë: 0 behind this line")

-- What is typed behind the name: the part that is completed begins there, too.
vim.api.nvim_buf_set_lines(0, 7, 8, true, { "Ann 1" })
local behind = at(8, 0)
behind.position.character = 5
local offered = ask("textDocument/completion", behind).items
expect("moves are offered", #offered > 0)
for _, item in ipairs(offered) do
  expect(item.label .. " goes on from there", item.textEdit.newText:sub(1, 5) == "Ann 1")
end
vim.lsp.util.apply_text_edits({ offered[1].textEdit }, 0, "utf-16")
local chosen = offered[1].textEdit.newText
expect("it stands there", line(8) == chosen)

local params = vim.lsp.util.make_range_params(0, "utf-16")
params.range = { start = { line = 5, character = 0 }, ["end"] = { line = 5, character = 1 } }
params.context = { diagnostics = {} }
local fixes = ask("textDocument/codeAction", params)
expect("a fix", fixes[1] and fixes[1].title == "write: Ann 5RR:3")
vim.lsp.util.apply_workspace_edit(fixes[1].edit, "utf-16")
expect("fixed", line(6) == "Ann 5RR:3")
vim.api.nvim_buf_set_lines(0, 7, 8, true, { "Ann 1B:2 ; 🎲 at last" })
wait_for("no findings", function()
  return codes() == ""
end)

local rename = at(8, 1)
rename.newName = "Mia"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", rename), "utf-16")
expect("renamed", line(2) == "Players: Mia, Zoë" and line(4) == "round 1 Mia" and line(8) == "Mia 1B:2 ; 🎲 at last")
vim.api.nvim_buf_set_lines(0, 6, 7, true, { "zoë  4B : 3" })
vim.lsp.util.apply_text_edits(
  ask("textDocument/formatting", { textDocument = { uri = vim.uri_from_bufnr(0) }, options = {} }),
  0,
  "utf-16"
)
expect("formatted", line(7) == "Zoë 4B:3")
expect("an outline", ask("textDocument/documentSymbol", params)[1].children[1].name == "round 1")

print("all as it should be\n")
vim.cmd("quitall!")
