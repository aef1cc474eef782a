import { alignTexts, type Step } from './align-texts.ts';
import { createKeys, type Part, type Row } from './revision-part.ts';

interface ListRevision<Item> {
  /** Used in the keys of the parts. */
  field: string;
  present: readonly Item[];
  proposed: readonly Item[];
  /** The text that the revision is based on, if the post has been saved since. */
  basis: readonly Item[] | undefined;
  textOf: (item: Item) => string;
  labelOf: (kind: 'changed' | 'removed' | 'added', text: string) => string;
}

/** A list of texts and its proposed revision. */
export interface RevisedList<Item> {
  rows: Row[];
  /** The list including the accepted parts; `revised` combines an old and a new item into one. */
  merged: (
    accepted: ReadonlySet<string>,
    revised: (before: Item | undefined, after: Item) => Item,
  ) => Item[];
}

/**
 * The texts on which the revision is based; separates later changes of other people from those of
 * the revision.
 */
class Since {
  private readonly basis: ReadonlySet<string> | undefined;
  private readonly present: ReadonlySet<string>;

  constructor(basis: readonly string[] | undefined, present: readonly string[]) {
    this.basis = basis && new Set(basis);
    this.present = new Set(present);
  }

  /**
   * Whether people made this difference after the revision was requested; the revision must not
   * undo it.
   */
  byPeople(before: string | undefined, after: string | undefined): boolean {
    if (this.basis === undefined) return false;
    const theirs = before === undefined || !this.basis.has(before);
    const untouched = after === undefined || (this.basis.has(after) && !this.present.has(after));
    return theirs && untouched;
  }

  /** Whether both the revision and another person have changed the text. */
  overtaken(before: string | undefined): boolean {
    return this.basis !== undefined && before !== undefined && !this.basis.has(before);
  }
}

/**
 * Texts that people have added since stay next to those that the revision adds, instead of
 * being replaced by them.
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

/** Compares the current items with those of a revision. */
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
