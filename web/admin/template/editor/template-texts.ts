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

/** Changes of the template that were made and not saved. */
export interface TemplateText extends UnsavedDraft {
  /** The save that they are based on. */
  basedOn: number;
  /** Each field's value under its id; also half-typed ones, which no save would accept. */
  values: Record<string, string | boolean>;
}

/** The unsaved changes of the template in this browser. */
export const templateTexts = new BrowserDrafts<TemplateText>({
  prefix: 'loon-template-changes',
  serialize: ({ id, basedOn: number, writtenAt: at, values }) => ({ id, number, at, values }),
  deserialize: (stored) => {
    const { data } = storedDraftSchema.safeParse(stored);
    return data && { id: data.id, basedOn: data.number, writtenAt: data.at, values: data.values };
  },
});

/** What every field of a config says, as it is kept. */
export function fieldValues(config: EditorConfig): TemplateText['values'] {
  return Object.fromEntries(editorFields.map((field) => [field.id, field.read(config)]));
}

/** A config with kept values put back; what no control could have made is left out. */
export function withFieldValues(
  config: EditorConfig,
  values: TemplateText['values'],
): EditorConfig {
  return editorFields.reduce((changed, field) => {
    const value = values[field.id];
    return value === undefined ? changed : writeField(field, changed, value);
  }, config);
}
