import type { ContentField } from '../fields/content-field.ts';
import { recordOf, variantAt, variantOf } from '../fields/form-values.ts';
import { currentImageUrl } from '../../media/current-image.ts';
import type { Messages } from '../form/form-state.ts';

/** The previous value at a path; list entries are found by their ids. */
function counterpart(now: unknown, before: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return before;
  if (Array.isArray(now)) {
    const entry: unknown = now[Number(step)];
    const { id } = recordOf(entry);
    const entries: readonly unknown[] = Array.isArray(before) ? before : [];
    const same =
      typeof id === 'string'
        ? entries.find((each) => recordOf(each)['id'] === id)
        : entries[Number(step)];
    return counterpart(entry, same, rest);
  }
  return counterpart(recordOf(now)[step], recordOf(before)[step], rest);
}

function withAt(value: unknown, steps: readonly string[], put: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      index === Number(step) ? withAt(entry, rest, put) : entry,
    );
  }
  return { ...recordOf(value), [step]: withAt(recordOf(value)[step], rest, put) };
}

function kindAt(value: unknown, steps: readonly string[]): string {
  const at = steps.reduce<unknown>(
    (outer, step) => (Array.isArray(outer) ? outer[Number(step)] : recordOf(outer)[step]),
    value,
  );
  return Array.isArray(at) ? 'list' : typeof at;
}

/**
 * The value that a preview shows: an invalid field is replaced by its last valid value, if there
 * was one.
 */
export function shownValue(typed: unknown, messages: Messages, before: unknown): unknown {
  return [...messages.keys()].reduce<unknown>((shown, path) => {
    const steps = path === '' ? [] : path.split('.');
    const valid = counterpart(typed, before, steps);
    const isLeaf = ['string', 'number'].includes(kindAt(typed, steps));
    return isLeaf && valid !== undefined ? withAt(shown, steps, valid) : shown;
  }, typed);
}

type AddMarker = (text: string, path: string) => string;

/**
 * Converts a value to GraphQL data: missing values become null, numbers are parsed, and texts get
 * markers.
 */
export function siteValue(
  field: ContentField,
  value: unknown,
  addMarker: AddMarker,
  path = '',
): unknown {
  const inner = (step: string | number) => (path === '' ? String(step) : `${path}.${String(step)}`);
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') return field.optional ? null : '';
      if (field.control === 'image') return currentImageUrl(value);
      return field.control === 'text' ? addMarker(value, path) : value;
    case 'number':
      return typeof value === 'number' ? value : field.optional ? null : 0;
    case 'choice':
      return value ?? field.options[0]?.value;
    case 'flag':
      return value === true;
    case 'fixed':
      return field.value;
    case 'linked-text':
      return (Array.isArray(value) ? value : []).map((run: unknown) => {
        const { text, href } = recordOf(run);
        return { text: addMarker(String(text), path), href: href ?? null };
      });
    case 'list':
      return (Array.isArray(value) ? value : []).map((entry: unknown, index) =>
        siteValue(field.item, entry, addMarker, inner(index)),
      );
    case 'group':
      if (field.optional && value === undefined) return null;
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, each]) => [
          name,
          siteValue(each, recordOf(value)[name], addMarker, inner(name)),
        ]),
      );
    case 'variants': {
      const group = variantAt(field, variantOf(field, value));
      return siteValue(group, value, addMarker, path);
    }
  }
}
