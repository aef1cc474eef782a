/** A node of a parsed Markdown text, as far as it matters here. */
export interface MarkdownTree {
  type: string;
  value?: string;
  children?: MarkdownTree[];
  position?: { start: { offset: number }; end: { offset: number } };
  [property: string]: unknown;
}

/** Properties that are spelling, or follow from others. */
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
      // A column without an alignment is drawn to the left.
      const meant =
        name === 'align' && Array.isArray(value)
          ? value.map((side: unknown) => side ?? 'left')
          : value;
      return [name, meant];
    })
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return [properties, joinTexts(node.children ?? []).map(simplified)];
}

/** What a parsed text says, as a text that two spellings of it share. */
export function meaningOf(tree: MarkdownTree): string {
  return JSON.stringify(simplified(tree));
}
