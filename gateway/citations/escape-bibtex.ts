const commands: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  // Keeps the library from reading `<i>` as markup.
  '<': '{<}',
};

/** BibTeX counts braces even after a backslash. */
const unbalanced: Readonly<Record<string, string>> = {
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
};

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const brace of text.match(/[{}]/gu) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A text as the value of a BibTeX field, so that LaTeX prints its characters as they are. */
export function escapeBibtex(text: string): string {
  const braces = isBalanced(text) ? {} : unbalanced;
  return text.replace(
    /[\\~^<{}&%$#_]/gu,
    (character) => commands[character] ?? braces[character] ?? `\\${character}`,
  );
}
