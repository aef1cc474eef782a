import { submitLabels } from '../../schema/request-messages.ts';
import { countedLength, platformsLabel } from '../../schema/request-choices.ts';
import { fillForm, readForm } from '../components/requests/form-values.ts';
import {
  saveDraft,
  readDraft,
  sessionDrafts,
  typedFields,
} from '../components/requests/request-draft.ts';
import type { RequestDialog } from '../components/requests/request-dialog.ts';

/** The form of a dialog, if the page contains it. */
export function formOf({ host }: RequestDialog): HTMLFormElement | null {
  return host.querySelector('form');
}

/**
 * Updates the texts that the form derives from its values: the chosen platforms and the length of a
 * text.
 */
function describeValues(form: HTMLFormElement): void {
  const values = readForm(form);
  form.querySelectorAll<HTMLElement>('[data-choice-of]').forEach((label) => {
    const chosen = values[label.dataset['choiceOf'] ?? ''];
    if (Array.isArray(chosen)) label.textContent = platformsLabel(chosen);
  });
  form.querySelectorAll<HTMLElement>('[data-length-of]').forEach((count) => {
    const text = values[count.dataset['lengthOf'] ?? ''];
    count.textContent = `${countedLength(String(text))} / ${count.dataset['min'] ?? ''}`;
  });
}

/** Restores the draft that was typed before the page was reloaded. */
export function restoreDraft(dialog: RequestDialog): void {
  const form = formOf(dialog);
  const draft = form && readDraft(sessionDrafts(), dialog.kind, readForm(form));
  if (!draft) return;
  fillForm(form, draft);
  describeValues(form);
  typedFields(draft).forEach((name) => dialog.changed.add(name));
}

/** Whether the form contains any input besides consents. */
export function hasText(dialog: RequestDialog): boolean {
  const form = formOf(dialog);
  return form !== null && typedFields(readForm(form)).length > 0;
}

/** Stores input as a draft until the page is hydrated. */
export function saveTyped(dialog: RequestDialog, form: HTMLFormElement, name: string): void {
  dialog.changed.add(name);
  saveDraft(sessionDrafts(), dialog.kind, readForm(form));
  describeValues(form);
}

export function emptyForm(dialog: RequestDialog, form: HTMLFormElement): void {
  form.reset();
  dialog.changed.clear();
  saveDraft(sessionDrafts(), dialog.kind, {});
  describeValues(form);
}

/** Shows whether a submission is waiting for the application. */
export function showSending({ host }: RequestDialog, sending: boolean): void {
  const button = host.querySelector('[type="submit"]');
  if (button) button.textContent = sending ? submitLabels.sending : submitLabels.idle;
}

/**
 * Shows or hides a note above the fields: that they contain an earlier draft, or that the form could
 * not be sent.
 */
export function showNote(
  { host }: RequestDialog,
  note: 'restored' | 'unsent',
  shown: boolean,
): void {
  host.querySelector(`.${note}`)?.toggleAttribute('hidden', !shown);
}
