;;; tgn-mode.el --- Records of tabletop games -*- lexical-binding: t -*-

;; Colors, and the referee through eglot (Emacs 29 and later, or eglot from ELPA).

;;; Code:

(defconst tgn-keywords
  '("c" "conceal" "cross" "deal" "discard" "displays" "draft" "draw" "drop" "end" "floor" "game" "gap"
    "land" "look" "move" "nothing" "offer" "on" "pass" "plant" "reveal" "round" "scores"
    "set" "stands" "stored" "stuck" "swap" "take" "task" "tile" "undo" "use")
  "The keywords of all games together; a test holds them against the program's.")

(defvar tgn-font-lock
  `(("\\(?:^\\|[ \t]\\)\\(;.*\\)$" 1 font-lock-comment-face t)
    ("^\\([A-Z][A-Za-z-]*\\):\\(.*\\)$" (1 font-lock-keyword-face) (2 font-lock-string-face))
    (,(concat "\\_<" (regexp-opt tgn-keywords t) "\\_>") . font-lock-builtin-face)
    ("\\_<[0-9]+\\_>" . font-lock-constant-face)
    ("\\?" . font-lock-warning-face)))

;;;###autoload
(define-derived-mode tgn-mode prog-mode "TGN"
  "Major mode for records of tabletop games."
  (setq-local comment-start "; ")
  (setq-local font-lock-defaults '(tgn-font-lock t)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.tgn\\'" . tgn-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(tgn-mode . ("arbiter" "serve" "--lsp"))))

(defun tgn-ask-the-referee ()
  "Start the server where there is eglot; without it there are colors."
  (when (fboundp 'eglot-ensure)
    (eglot-ensure)))

(add-hook 'tgn-mode-hook #'tgn-ask-the-referee)

(provide 'tgn-mode)
;;; tgn-mode.el ends here
