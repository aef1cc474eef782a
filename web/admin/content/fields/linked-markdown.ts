/** A run of a sentence, with the place it leads to if any. */
export interface Run {
  text: string;
  href?: string;
}

const marks = /[\\[\]]/g;

/** A sentence with links as one line of Markdown: `See the [Terms of Use](/terms).` */
export function linkedMarkdown(runs: readonly Run[]): string {
  return runs
    .map(({ text, href }) => {
      const plain = text.replace(marks, (mark) => `\\${mark}`);
      return href === undefined ? plain : `[${plain}](${href})`;
    })
    .join('');
}

/** The runs that such a line says; what is no complete link is text. */
export function runsOf(markdown: string): Run[] {
  const link = /\[((?:\\.|[^\\[\]])+)\]\(([^()\s]*)\)/g;
  const unmarked = (text: string) => text.replace(/\\([\\[\]])/g, '$1');
  const runs: Run[] = [];
  let at = 0;
  const addText = (text: string): void => {
    if (text !== '') runs.push({ text: unmarked(text) });
  };
  for (const match of markdown.matchAll(link)) {
    addText(markdown.slice(at, match.index));
    runs.push({ text: unmarked(match[1] ?? ''), href: match[2] ?? '' });
    at = match.index + match[0].length;
  }
  addText(markdown.slice(at));
  return runs;
}
