import type { ApolloClient } from '@apollo/client';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { submitLabels } from '../../../schema/request-messages.ts';
import type { RequestDialog } from './request-dialog.ts';
import { idPrefixOf, RequestFormRoot } from './request-form-root.tsx';

interface FormSurroundings {
  client: ApolloClient;
  salesAddress: string;
}

/**
 * Takes over the form of an open dialog, in one go: what is in it, focus and caret stay. A
 * submission that came before is made now. Where the page has brought no HTML of the form, it is
 * drawn here. This is where the forms' own bundle begins.
 */
export function attachRequestForm(dialog: RequestDialog, surroundings: FormSurroundings): void {
  const { kind, host, submitted } = dialog;
  if (dialog.live) return;
  dialog.live = true;
  const button = host.querySelector('[type="submit"]');
  if (button) button.textContent = submitLabels.idle;
  const form = <RequestFormRoot kind={kind} dialog={dialog} {...surroundings} />;
  const options = { identifierPrefix: idPrefixOf(kind) };
  const served = host.firstElementChild !== null;
  flushSync(() => {
    if (served) hydrateRoot(host, form, options);
    else createRoot(host, options).render(form);
  });
  if (!served) window.loonRequestDialogs?.focusFirst();
  if (submitted) host.querySelector('form')?.requestSubmit();
}
