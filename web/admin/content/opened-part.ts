import { isContentPartName, type ContentPartName } from '../../../schema/content/content-parts.ts';
import type { OpenedPartFragment } from '../../generated/admin.ts';
import { contentTexts, type ContentText } from './content-texts.ts';
import type { ContentField } from './fields/content-field.ts';
import { formValue, typedValue } from './fields/form-values.ts';

/** A draft in this browser that is offered next to an opened form. */
export interface DraftAside {
  text: ContentText;
  /** Whether it is older than the draft that the form continues, written on another device. */
  older: boolean;
}

/** A part, as opened in its form. */
export interface OpenedPart {
  name: ContentPartName;
  stored: OpenedPartFragment;
  /** The version that a new publication is based on. */
  version: number;
  /** The initial value of the form. */
  value: unknown;
  /** The draft in this browser that the form continues. */
  continued: string | undefined;
  /** A draft that is stored but was not opened. */
  aside?: DraftAside | undefined;
}

/**
 * Serializes a value as the form shows it, so that two values without a visible difference count as
 * equal.
 */
export function formText(field: ContentField, value: unknown): string {
  return JSON.stringify(typedValue(field, formValue(field, value)));
}

/** Opens a part with its draft, written in this browser or on another device. */
export async function openPart(stored: OpenedPartFragment): Promise<OpenedPart> {
  const { name, version, draft, hasDraft, draftSavedAt, draftVersion } = stored;
  if (!isContentPartName(name)) throw new Error('This part of the content does not exist.');
  const texts = await contentTexts.unwritten(Date.now());
  const storedDraft = texts.find(({ part }) => part === name);
  const older =
    storedDraft !== undefined &&
    draftSavedAt !== null &&
    storedDraft.writtenAt < Date.parse(draftSavedAt) &&
    JSON.stringify(storedDraft.value) !== JSON.stringify(draft);
  if (storedDraft !== undefined && !older) {
    return {
      name,
      stored,
      version: storedDraft.basedOn,
      value: storedDraft.value,
      continued: storedDraft.id,
    };
  }
  if (!hasDraft) return openStored(stored, name);
  return {
    name,
    stored,
    version: draftVersion ?? version,
    value: draft,
    continued: undefined,
    aside: storedDraft && { text: storedDraft, older: true },
  };
}

/** Opens a part as published, without its draft. */
export function openStored(stored: OpenedPartFragment, name: ContentPartName): OpenedPart {
  const { version, value } = stored;
  return { name, stored, version, value, continued: undefined };
}
