import { z } from 'zod';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { writeField } from './editor-field.ts';
import { editorFields } from './editor-panels.ts';

const key = 'loon-template-changes';

const keptSchema = z.object({
  /** The save they are based on. */
  number: z.int(),
  /** When they were made, in milliseconds since 1970. */
  at: z.number(),
  /** Each field's value under its id; also half-typed ones, which no save would accept. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** Unsaved changes of the template as this browser keeps them. */
export type KeptChanges = z.output<typeof keptSchema>;

/** Keeps unsaved changes in the browser; does nothing where it offers no storage. */
export function keepChanges(config: EditorConfig, number: number, at: number): void {
  const values = Object.fromEntries(editorFields.map((field) => [field.id, field.read(config)]));
  const kept: KeptChanges = { number, at, values };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage must not stop the work on the screen.
  }
}

/** The changes that this browser keeps, if there are any that can be read. */
export function keptChanges(): KeptChanges | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : keptSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Forgets them, after a save or when they are not wanted any more. */
export function forgetChanges(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where there is no storage.
  }
}

/** A config with kept changes put back; what no control could have made is left out. */
export function withKeptChanges(config: EditorConfig, { values }: KeptChanges): EditorConfig {
  return editorFields.reduce((changed, field) => {
    const value = values[field.id];
    return value === undefined ? changed : writeField(field, changed, value);
  }, config);
}
