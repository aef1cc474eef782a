import type { ContentField, ListField } from '../fields/content-field.ts';
import { isRecord, recordOf, variantAt, variantOf } from '../fields/form-values.ts';
import { formText } from '../opened-part.ts';
import { placesOf } from './differing-places.ts';

/** Two values of one place, and the base of both. */
interface Sides {
  mine: unknown;
  theirs: unknown;
  base: unknown;
}

/** A place where one of two values must be chosen. */
export interface Decision {
  /** Identifies the decision, as long as both values stay the same. */
  key: string;
  label: string;
  /** Both as displayed; empty if one does not exist. */
  mine: string;
  theirs: string;
  /** Whether mine differs from the base. */
  byMe: boolean;
}

export type TakesTheirs = (decision: Decision) => boolean;

interface Place {
  key: string;
  names: readonly string[];
}

function textOf(field: ContentField, value: unknown): string {
  if (value === undefined) return '';
  return placesOf(field, value)
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => (label === '' ? text : `${label}: ${text}`))
    .join('\n');
}

function differ(field: ContentField, one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one !== other;
  return formText(field, one) !== formText(field, other);
}

function idsOf(value: unknown): string[] | undefined {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = entries.map((entry) => recordOf(entry)['id']);
  const each = ids.filter((id) => typeof id === 'string' && id !== '') as string[];
  return each.length === ids.length && new Set(each).size === ids.length ? each : undefined;
}

/**
 * One order of ids, with the ids that only the other one contains inserted after the same
 * predecessors.
 */
function joinedOrder(order: readonly string[], other: readonly string[]): string[] {
  const joined = [...order];
  for (const [at, id] of other.entries()) {
    if (joined.includes(id)) continue;
    const before = other.slice(0, at).findLast((each) => joined.includes(each));
    joined.splice(before === undefined ? 0 : joined.indexOf(before) + 1, 0, id);
  }
  return joined;
}

/** Merges two values of a part place by place, with `takesTheirs` deciding each difference. */
export function mergeParts(field: ContentField, sides: Sides, takesTheirs: TakesTheirs): unknown {
  /** Chooses one of the two as a whole. */
  const choose = (each: ContentField, { mine, theirs, base }: Sides, { key, names }: Place) => {
    if (!differ(each, mine, theirs)) return mine;
    const decision: Decision = {
      ...{ key, label: names.join(', '), byMe: differ(each, mine, base) },
      ...{ mine: textOf(each, mine), theirs: textOf(each, theirs) },
    };
    return takesTheirs(decision) ? theirs : mine;
  };

  const mergeById = (list: ListField, sidesOf: Sides, place: Place, ids: [string[], string[]]) => {
    const entryOf = (value: unknown, id: string): unknown =>
      Array.isArray(value) ? value.find((entry) => recordOf(entry)['id'] === id) : undefined;
    const [mine, theirs] = ids;
    const common = (each: readonly string[]) =>
      each.filter((id) => mine.includes(id) && theirs.includes(id));
    const baseIds = idsOf(sidesOf.base) ?? [];
    const nameOf = (id: string) =>
      placesOf(list.item, entryOf(sidesOf.mine, id) ?? entryOf(sidesOf.theirs, id))[0]?.text ?? id;
    const called = (each: readonly string[]) => common(each).map(nameOf).join('\n');
    const reordered = common(mine).join() !== common(theirs).join();
    const theirOrder =
      reordered &&
      takesTheirs({
        key: `${place.key}/order`,
        label: [...place.names, 'Order'].join(', '),
        mine: called(mine),
        theirs: called(theirs),
        byMe: common(mine).join() !== common(baseIds).join(),
      });
    const order = theirOrder ? joinedOrder(theirs, mine) : joinedOrder(mine, theirs);
    return order.flatMap((id) => {
      const inner = {
        mine: entryOf(sidesOf.mine, id),
        theirs: entryOf(sidesOf.theirs, id),
        base: entryOf(sidesOf.base, id),
      };
      const at = { key: `${place.key}/${id}`, names: [...place.names, nameOf(id)] };
      const there = inner.mine !== undefined && inner.theirs !== undefined;
      const entry = there ? merge(list.item, inner, at) : choose(list.item, inner, at);
      return entry === undefined ? [] : [entry];
    });
  };

  const merge = (each: ContentField, sidesOf: Sides, place: Place): unknown => {
    const { mine, theirs, base } = sidesOf;
    switch (each.kind) {
      case 'fixed':
        return each.value;
      case 'group': {
        if (each.optional && (mine === undefined || theirs === undefined)) {
          return choose(each, sidesOf, place);
        }
        const entries = Object.entries(each.fields).map(([name, inner]) => {
          const within = {
            mine: recordOf(mine)[name],
            theirs: recordOf(theirs)[name],
            base: recordOf(base)[name],
          };
          const isId = inner.kind === 'text' && inner.control === 'id';
          const at = { key: `${place.key}/${name}`, names: [...place.names, inner.label] };
          return [name, isId ? within.mine : merge(inner, within, at)] as const;
        });
        return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
      }
      case 'variants': {
        const kind = variantOf(each, mine);
        return kind === variantOf(each, theirs)
          ? merge(variantAt(each, kind), sidesOf, place)
          : choose(each, sidesOf, place);
      }
      case 'list': {
        const [ofMine, ofTheirs] = [idsOf(mine), idsOf(theirs)];
        return isRecord(each.item) && ofMine && ofTheirs
          ? mergeById(each, sidesOf, place, [ofMine, ofTheirs])
          : choose(each, sidesOf, place);
      }
      default:
        return choose(each, sidesOf, place);
    }
  };
  return merge(field, sides, { key: '', names: [] });
}

/** All places where two values of a part differ, in form order. */
export function decisionsOf(field: ContentField, sides: Sides): Decision[] {
  const decisions: Decision[] = [];
  mergeParts(field, sides, (decision) => {
    decisions.push(decision);
    return false;
  });
  return decisions;
}

/** Mine where I changed it, else theirs (product 12.11). */
export function mergeMine(field: ContentField, sides: Sides): unknown {
  return mergeParts(field, sides, ({ byMe }) => !byMe);
}
