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

/** The form of a dialog, if the page has brought it. */
export function formOf({ host }: RequestDialog): HTMLFormElement | null {
  return host.querySelector('form');
}

/** What the form says by itself about its values: the chosen platforms, and how long a text is. */
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

/** Puts back what was typed before the page was loaded anew. */
export function restoreDraft(dialog: RequestDialog): void {
  const form = formOf(dialog);
  const draft = form && readDraft(sessionDrafts(), dialog.kind, readForm(form));
  if (!draft) return;
  fillForm(form, draft);
  describeValues(form);
  typedFields(draft).forEach((name) => dialog.changed.add(name));
}

/** Whether something stands in the form, consents aside. */
export function hasText(form: HTMLFormElement): boolean {
  return typedFields(readForm(form)).length > 0;
}

/** Keeps what somebody types while the page is asleep. */
export function saveTyped(dialog: RequestDialog, form: HTMLFormElement, name: string): void {
  dialog.changed.add(name);
  saveDraft(sessionDrafts(), dialog.kind, readForm(form));
  describeValues(form);
}

/** Empties the form. */
export function emptyForm(dialog: RequestDialog, form: HTMLFormElement): void {
  form.reset();
  dialog.changed.clear();
  saveDraft(sessionDrafts(), dialog.kind, {});
  describeValues(form);
}

/** Shows that a submission waits for the application, or no longer does. */
export function showSending(form: HTMLFormElement, sending: boolean): void {
  const button = form.querySelector('[type="submit"]');
  if (button) button.textContent = sending ? submitLabels.sending : submitLabels.idle;
}

/** Says in the form that it can't be sent for now, or takes that back. */
export function showFailure(form: HTMLFormElement, failed: boolean): void {
  form.querySelectorAll<HTMLElement>('[data-unsent]').forEach((note) => {
    note.hidden = !failed;
  });
}
