import { recordOf } from '../fields/form-values.ts';
import { pathTo } from './form-state.ts';

function placeOfId(value: unknown, id: string, path: string): string | undefined {
  if (recordOf(value)['id'] === id) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [step, inner] of Object.entries(value)) {
    const found = placeOfId(inner, id, pathTo(path, step));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The path of an entry in a value: found by its id, or the path itself, such as `socials.x`. */
export function placeOfItem(value: unknown, item: string | null): string | undefined {
  if (item === null || item === '') return undefined;
  const byId = placeOfId(value, item, '');
  if (byId !== undefined) return byId;
  const exists = item
    .split('.')
    .reduce<unknown>(
      (outer, step) => (Array.isArray(outer) ? outer[Number(step)] : recordOf(outer)[step]),
      value,
    );
  return exists === undefined ? undefined : item;
}
