import type { ContentField } from '../fields/content-field.ts';
import { presentPicture } from '../../media/present-picture.ts';
import { recordOf, variantAt, variantOf } from '../fields/form-values.ts';
import { pathTo } from '../form/form-state.ts';

function* picturesIn(
  field: ContentField,
  value: unknown,
  path: string,
): Generator<[address: string, path: string]> {
  switch (field.kind) {
    case 'text':
      if (field.control === 'image' && typeof value === 'string') yield [value, path];
      return;
    case 'group':
      for (const [name, inner] of Object.entries(field.fields)) {
        yield* picturesIn(inner, recordOf(value)[name], pathTo(path, name));
      }
      return;
    case 'list':
      for (const [index, entry] of (Array.isArray(value) ? value : []).entries()) {
        yield* picturesIn(field.item, entry, pathTo(path, index));
      }
      return;
    case 'variants':
      yield* picturesIn(variantAt(field, variantOf(field, value)), value, path);
      return;
    default:
  }
}

/** The places of a value's pictures, by the addresses from which the preview shows them. */
export function picturesOf(field: ContentField, value: unknown): ReadonlyMap<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [address, path] of picturesIn(field, value, '')) {
    const shown = presentPicture(address);
    places.set(shown, [...(places.get(shown) ?? []), path]);
  }
  return places;
}
