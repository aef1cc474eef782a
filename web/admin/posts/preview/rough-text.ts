const notProse = /^(?:#|\||>|[-*+] |\d+[.)] |```|~~~|<|!\[| {4}|\[\^)/;

/**
 * The prose of a Markdown text, near enough to guess the excerpt from while one types; the server
 * takes the real one from what it has rendered.
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
