import { slugOf } from '../../../../schema/post-rules.ts';
import type { ContentField } from './content-field.ts';
import { entryName } from './entry-name.ts';
import {
  recordOf,
  variantAt,
  variantName,
  type FormRecord,
  type FormValue,
} from './form-values.ts';

function mapRecord(
  form: FormValue,
  change: (name: string, value: FormValue) => FormValue,
): FormRecord {
  const record = recordOf(form) as FormRecord;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(name, value)]),
  );
}

function freeId(wished: string, taken: ReadonlySet<unknown>): string {
  let free = wished;
  for (let count = 2; taken.has(free); count += 1) free = `${wished}-${String(count)}`;
  return free;
}

/** The ids that only the form with ids contains, by their paths. */
export function addedIds(without: FormValue, withIds: FormValue, name: string): [string, string][] {
  if (typeof withIds !== 'object' || withIds === null) return [];
  const before = new Map<string, FormValue>(Object.entries(without ?? {}));
  return Object.entries(withIds).flatMap(([key, value]): [string, string][] => {
    const place = `${name}.${key}`;
    const former = before.get(key);
    if (key === 'id' && typeof value === 'string') return former === value ? [] : [[place, value]];
    return addedIds(former, value, place);
  });
}

/**
 * Adds an id, derived from the name, to each entry that has none, so that people need not invent
 * one. Existing ids do not change, because URLs contain them.
 */
export function withEntryIds(field: ContentField, form: FormValue): FormValue {
  switch (field.kind) {
    case 'group':
      return mapRecord(form, (name, value) => {
        const inner = field.fields[name];
        return inner === undefined ? value : withEntryIds(inner, value);
      });
    case 'variants':
      return withEntryIds(variantAt(field, recordOf(form)[variantName]), form);
    case 'list': {
      const entries = Array.isArray(form) ? form : [];
      const taken = new Set<unknown>(entries.map((entry) => recordOf(entry)['id']));
      return entries.map((entry) => {
        const inner = withEntryIds(field.item, entry);
        const { id: given } = recordOf(inner);
        if (given !== '' && given !== null) return inner;
        const id = freeId(slugOf(entryName(field.item, inner) ?? 'entry'), taken);
        taken.add(id);
        return { ...(inner as FormRecord), id };
      });
    }
    default:
      return form;
  }
}
