import type { RequestDialog, RequestFormKind } from '../components/requests/request-dialog.ts';
import { restoreDraft } from './static-form.ts';

/** Adds a hidden dialog to the page, filled with the draft that was typed before a reload. */
export function buildDialog(kind: RequestFormKind, opener: HTMLElement): RequestDialog {
  const host = document.createElement('div');
  const template = document.getElementById(`request-${kind}`);
  if (template instanceof HTMLTemplateElement) {
    host.append(template.content.cloneNode(true));
  }
  Object.assign(host, { className: 'scrim', hidden: true });
  document.body.append(host);
  const dialog: RequestDialog = {
    kind,
    host,
    opener,
    token: undefined,
    changed: new Set(),
    submitted: false,
    live: false,
  };
  restoreDraft(dialog);
  return dialog;
}
