import { alignTexts, type Step } from './align-texts.ts';
import { createKeys, type Part, type Row } from './revision-part.ts';

interface ListRevision<Item> {
  /** For the parts' keys. */
  field: string;
  present: readonly Item[];
  proposed: readonly Item[];
  /** What the revision was made of, where people have saved the post since. */
  basis: readonly Item[] | undefined;
  textOf: (item: Item) => string;
  labelOf: (kind: 'changed' | 'removed' | 'added', text: string) => string;
}

/** A list of texts and what a revision would make of it. */
export interface RevisedList<Item> {
  rows: Row[];
  /** The list with the accepted parts in it; `revised` makes one item of an old and a new one. */
  merged: (
    accepted: ReadonlySet<string>,
    revised: (before: Item | undefined, after: Item) => Item,
  ) => Item[];
}

/** How texts stood when the revision was asked for; says which changes are not the revision's. */
class Since {
  private readonly basis: ReadonlySet<string> | undefined;
  private readonly present: ReadonlySet<string>;

  constructor(basis: readonly string[] | undefined, present: readonly string[]) {
    this.basis = basis && new Set(basis);
    this.present = new Set(present);
  }

  /** A difference that people have made: leaving it out of the revision keeps what they wrote. */
  byPeople(before: string | undefined, after: string | undefined): boolean {
    if (this.basis === undefined) return false;
    const theirs = before === undefined || !this.basis.has(before);
    const untouched = after === undefined || (this.basis.has(after) && !this.present.has(after));
    return theirs && untouched;
  }

  /** A text that both the revision and somebody else have changed. */
  overtaken(before: string | undefined): boolean {
    return this.basis !== undefined && before !== undefined && !this.basis.has(before);
  }
}

/**
 * What people have added since stays beside what the revision adds, rather than giving way to it.
 */
function alignedSteps(
  basis: readonly string[] | undefined,
  before: readonly string[],
  after: readonly string[],
): Step[] {
  const steps = alignTexts(before, after);
  if (basis === undefined) return steps;
  const added = new Set(
    alignTexts(basis, before).flatMap((step) => (step.kind === 'added' ? [step.to] : [])),
  );
  return steps.flatMap((step): Step[] =>
    step.kind === 'changed' && added.has(step.at)
      ? [
          { kind: 'removed', at: step.at },
          { kind: 'added', to: step.to },
        ]
      : [step],
  );
}

/** Compares the present items with those of a revision. */
export function reviseList<Item>(revision: ListRevision<Item>): RevisedList<Item> {
  const { field, present, proposed, basis, textOf, labelOf } = revision;
  const plain = (item: Item) => textOf(item).replace(/\r\n/g, '\n');
  const [before, after] = [present.map(plain), proposed.map(plain)];
  const was = basis?.map(plain);
  const since = new Since(was, before);
  const keyOf = createKeys(field);
  const steps = alignedSteps(was, before, after).map((step) => ({ step, part: partOf(step) }));

  function partOf(step: Step): Part | undefined {
    if (step.kind === 'same') return undefined;
    const current = 'at' in step ? before[step.at] : undefined;
    const becomes = 'to' in step ? after[step.to] : undefined;
    if (since.byPeople(current, becomes)) return undefined;
    return {
      key: keyOf(current ?? '', becomes ?? ''),
      label: labelOf(step.kind, becomes ?? current ?? ''),
      before: current ?? '',
      after: becomes ?? '',
      overtaken: since.overtaken(current),
    };
  }

  return {
    rows: rowsOf(steps.filter(({ step, part }) => part !== undefined || 'at' in step)),
    merged: (accepted, revised) =>
      steps.flatMap(({ step, part }) => {
        const current = 'at' in step ? present[step.at] : undefined;
        const becomes = 'to' in step ? proposed[step.to] : undefined;
        const taken = part !== undefined && accepted.has(part.key);
        if (!taken) return current === undefined ? [] : [current];
        return becomes === undefined ? [] : [revised(current, becomes)];
      }),
  };
}

function rowsOf(steps: readonly { part: Part | undefined }[]): Row[] {
  const rows: Row[] = [];
  for (const { part } of steps) {
    const last = rows.at(-1);
    if (part !== undefined) rows.push({ kind: 'part', part });
    else if (last?.kind === 'same') last.count += 1;
    else rows.push({ kind: 'same', count: 1 });
  }
  return rows;
}
