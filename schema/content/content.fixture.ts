import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The text of a file of the content that tests read; `data/content` is its owner's to change. */
export function readContent(name: string): string {
  return readFileSync(
    fileURLToPath(new URL(`../../gateway/testing/content/${name}`, import.meta.url)),
    'utf8',
  );
}

/** A YAML file of it, validated; throws a ZodError when it breaks a rule. */
export function loadContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.infer<Schema> {
  return schema.parse(parse(readContent(name)));
}

/** Every text of a piece of content, however deep. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content === 'object' && content !== null) {
    return Object.values(content).flatMap(textsOf);
  }
  return [];
}
