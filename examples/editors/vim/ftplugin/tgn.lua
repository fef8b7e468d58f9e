-- Neovim (0.7 and later) asks the referee: findings, completion by <C-x><C-o>, K, gd and so on as you have mapped them.
local command = vim.g.arbiter_command or { "arbiter", "serve", "--lsp" }
local root = vim.fn.expand("%:p:h")

vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
if vim.lsp.start then
  vim.lsp.start({ name = "arbiter", cmd = command, root_dir = root })
else
  -- Neovim 0.7: one server for all records of this session.
  if not (arbiter_client and vim.lsp.get_client_by_id(arbiter_client)) then
    arbiter_client = vim.lsp.start_client({ name = "arbiter", cmd = command, root_dir = root })
  end
  if arbiter_client then
    vim.lsp.buf_attach_client(0, arbiter_client)
  end
end
