import { isContentPartName, type ContentPartName } from '../../../schema/content/content-parts.ts';
import type { OpenedPartFragment } from '../../generated/admin.ts';
import { contentTexts, type ContentText } from './content-texts.ts';
import type { ContentField } from './fields/content-field.ts';
import { formValue, typedValue } from './fields/form-values.ts';

/** A part as its form was opened with it. */
export interface OpenedPart {
  name: ContentPartName;
  stored: OpenedPartFragment;
  /** The version that a publication is based on. */
  version: number;
  /** What the form shows first. */
  value: unknown;
  /** The text in this browser that the form goes on writing. */
  continued: string | undefined;
  /** A text that gave way to the stored one and stays kept. */
  aside?: ContentText | undefined;
}

/** What a value says in the form: two that say the same are no change of one another. */
export function saidInForm(field: ContentField, value: unknown): string {
  return JSON.stringify(typedValue(field, formValue(field, value)));
}

/** Opens a part with what was typed into it before, here or at another machine. */
export async function openPart(stored: OpenedPartFragment): Promise<OpenedPart> {
  const { name, version, draft, hasDraft, draftVersion } = stored;
  if (!isContentPartName(name)) throw new Error('There is no such part of the content.');
  const texts = await contentTexts.unwritten(Date.now());
  const storedDraft = texts.find(({ part }) => part === name);
  if (storedDraft !== undefined) {
    return {
      name,
      stored,
      version: storedDraft.basedOn,
      value: storedDraft.value,
      continued: storedDraft.id,
    };
  }
  if (!hasDraft) return openStored(stored, name);
  return { name, stored, version: draftVersion ?? version, value: draft, continued: undefined };
}

/** Opens a part as it is stored, without what was typed. */
export function openStored(stored: OpenedPartFragment, name: ContentPartName): OpenedPart {
  const { version, value } = stored;
  return { name, stored, version, value, continued: undefined };
}
