import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The text of a test content file; `data/content` belongs to its owner and may change. */
export function readContent(name: string): string {
  return readFileSync(
    fileURLToPath(new URL(`../../gateway/testing/content/${name}`, import.meta.url)),
    'utf8',
  );
}

/** A validated YAML file of the test content; throws a ZodError if it is invalid. */
export function loadContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.infer<Schema> {
  return schema.parse(parse(readContent(name)));
}

/** Every text in a piece of content, at any depth. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content === 'object' && content !== null) {
    return Object.values(content).flatMap(textsOf);
  }
  return [];
}
