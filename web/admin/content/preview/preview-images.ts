import type { ContentField } from '../fields/content-field.ts';
import { currentImageUrl } from '../../media/current-image.ts';
import { recordOf, variantAt, variantOf } from '../fields/form-values.ts';
import { pathTo } from '../form/form-state.ts';

function* imagesIn(
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
        yield* imagesIn(inner, recordOf(value)[name], pathTo(path, name));
      }
      return;
    case 'list':
      for (const [index, entry] of (Array.isArray(value) ? value : []).entries()) {
        yield* imagesIn(field.item, entry, pathTo(path, index));
      }
      return;
    case 'variants':
      yield* imagesIn(variantAt(field, variantOf(field, value)), value, path);
      return;
    default:
  }
}

/** The paths of a value's images, by the URLs from which the preview shows them. */
export function imagesOf(field: ContentField, value: unknown): ReadonlyMap<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [address, path] of imagesIn(field, value, '')) {
    const shown = currentImageUrl(address);
    places.set(shown, [...(places.get(shown) ?? []), path]);
  }
  return places;
}
