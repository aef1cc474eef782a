import { z } from 'zod';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import { BrowserDrafts, type UnsavedDraft } from '../../drafts/browser-drafts.ts';
import { writeField } from './editor-field.ts';
import { editorFields } from './editor-panels.ts';

const storedDraftSchema = z.object({
  id: z.string().default(''),
  number: z.int(),
  at: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

export interface TemplateText extends UnsavedDraft {
  basedOn: number;
  /** The value of each field by field id, including incomplete values that cannot be saved. */
  values: Record<string, string | boolean>;
}

/** The drafts of the template in this browser. */
export const templateTexts = new BrowserDrafts<TemplateText>({
  prefix: 'loon-template-changes',
  serialize: ({ id, basedOn: number, writtenAt: at, values }) => ({ id, number, at, values }),
  deserialize: (stored) => {
    const { data } = storedDraftSchema.safeParse(stored);
    return data && { id: data.id, basedOn: data.number, writtenAt: data.at, values: data.values };
  },
});

/** The values of all fields of a config, as stored. */
export function fieldValues(config: EditorConfig): TemplateText['values'] {
  return Object.fromEntries(editorFields.map((field) => [field.id, field.read(config)]));
}

/** A config with stored values applied; values that no control can produce are ignored. */
export function withFieldValues(
  config: EditorConfig,
  values: TemplateText['values'],
): EditorConfig {
  return editorFields.reduce((changed, field) => {
    const value = values[field.id];
    return value === undefined ? changed : writeField(field, changed, value);
  }, config);
}
