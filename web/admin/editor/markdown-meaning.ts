/** A node of a parsed Markdown text, reduced to the relevant properties. */
export interface MarkdownTree {
  type: string;
  value?: string;
  children?: MarkdownTree[];
  position?: { start: { offset: number }; end: { offset: number } };
  [property: string]: unknown;
}

/** Properties that are syntax variants or derived from others. */
const syntaxFields = new Set(['position', 'spread', 'data', 'children', 'label', 'marker']);

function joinTexts(children: readonly MarkdownTree[]): MarkdownTree[] {
  const joined: MarkdownTree[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { ...last, value: `${last.value ?? ''}${child.value ?? ''}` };
    } else {
      joined.push(child);
    }
  }
  return joined;
}

function simplified(node: MarkdownTree): unknown {
  const properties = Object.entries(node)
    .filter(([name, value]) => !syntaxFields.has(name) && value !== null && value !== undefined)
    .map(([name, value]) => {
      // A column without an alignment is rendered left-aligned.
      const meant =
        name === 'align' && Array.isArray(value)
          ? value.map((side: unknown) => side ?? 'left')
          : value;
      return [name, meant];
    })
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return [properties, joinTexts(node.children ?? []).map(simplified)];
}

/** The meaning of a parsed text as a string, equal for all syntax variants of the same text. */
export function meaningOf(tree: MarkdownTree): string {
  return JSON.stringify(simplified(tree));
}
