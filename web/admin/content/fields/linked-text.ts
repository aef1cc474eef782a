/** A run of a sentence, with its link target if it has one. */
export interface Run {
  text: string;
  href?: string | undefined;
}

export function runsIn(value: unknown): Run[] {
  return Array.isArray(value) ? value.filter(isRun) : [];
}

function isRun(value: unknown): value is Run {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false;
  const href = 'href' in value ? value.href : undefined;
  return typeof value.text === 'string' && (href === undefined || typeof href === 'string');
}

/** The same sentence with as few runs as possible. */
export function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { text, href } of runs) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last !== undefined && last.href === href) last.text += text;
    else joined.push(href === undefined ? { text } : { text, href });
  }
  return joined;
}

/** Whether two sentences have the same text and the same links. */
export function isEqualText(one: readonly Run[], other: readonly Run[]): boolean {
  return JSON.stringify(joinedRuns(one)) === JSON.stringify(joinedRuns(other));
}

/** A sentence as plain text, each link followed by its target: `See the Terms of Use (/terms).` */
export function readableText(runs: readonly Run[]): string {
  return joinedRuns(runs)
    .map(({ text, href }) => (href === undefined ? text : `${text} (${href})`))
    .join('');
}
