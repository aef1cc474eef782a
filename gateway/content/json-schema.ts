import type { ContentPartName } from '../../schema/content/content-parts.ts';
import { schemaOf } from './part-value.ts';

const known = new Map<ContentPartName, unknown>();

/**
 * The JSON Schema of a part, generated from its validation rules; rules that JSON Schema cannot
 * express are left out.
 */
export async function jsonSchemaOf(name: ContentPartName): Promise<unknown> {
  const { z } = await import('zod');
  const made =
    known.get(name) ??
    z.toJSONSchema(await schemaOf(name), { io: 'input', unrepresentable: 'any' });
  known.set(name, made);
  return made;
}
