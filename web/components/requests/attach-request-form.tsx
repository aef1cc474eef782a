import type { ApolloClient } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { submitLabels } from '../../../schema/request-messages.ts';
import { queueEvents } from '../../queue-events.ts';
import type { RequestDialog } from './request-dialog.ts';
import { idPrefixOf, RequestFormRoot } from './request-form-root.tsx';
import type { SalesAddress } from './sales-address.tsx';

interface FormSurroundings {
  client: ApolloClient;
  salesAddress: SalesAddress;
}

const begun = new WeakSet<RequestDialog>();

/**
 * Takes over the form of a dialog in small steps: content, focus and caret stay, and so does what
 * is typed during that time. An earlier submission is sent then. If the page has no HTML of the
 * form, it is rendered here. The forms' own bundle starts here.
 */
export function attachRequestForm(dialog: RequestDialog, surroundings: FormSurroundings): void {
  if (begun.has(dialog)) return;
  begun.add(dialog);
  const { kind, host } = dialog;
  const options = { identifierPrefix: idPrefixOf(kind) };
  const served = host.firstElementChild !== null;
  const release = queueEvents((target) => target instanceof Node && host.contains(target));
  const onLive = (): void => {
    release();
    dialog.live = true;
    const button = host.querySelector('[type="submit"]');
    if (button) button.textContent = submitLabels.idle;
    if (!served) window.loonRequestDialogs?.returnFocus();
  };
  const onReady = (): void => {
    if (!dialog.submitted) return;
    dialog.submitted = false;
    host.querySelector('form')?.requestSubmit();
  };
  const form = <RequestFormRoot {...{ kind, dialog, onLive, onReady, ...surroundings }} />;
  startTransition(() => {
    if (served) hydrateRoot(host, form, options);
    else createRoot(host, options).render(form);
  });
}
