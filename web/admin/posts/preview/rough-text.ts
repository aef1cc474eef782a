const notProse = /^(?:#|\||>|[-*+] |\d+[.)] |```|~~~|<|!\[| {4}|\[\^)/;

/**
 * The plain text of Markdown, accurate enough to estimate the excerpt during typing; the server
 * extracts the real one from the rendered content.
 */
export function roughText(markdown: string): string {
  return markdown
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((block) => !notProse.test(block.replace(/^\s*\n/, '')))
    .join(' ')
    .replace(/!?\[([^\][]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>|\[\^[^\][]*\]|[*`]|~~|(?<!\w)_+|(?<!_)_+(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
