import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { formUnavailable } from '../../../schema/request-messages.ts';
import { lockPageBehind } from '../dialog/page-behind.ts';
import { untilIdle, whenPresent } from '../idle.ts';
import { toast } from '../toast/toast-store.ts';
import { loadRequestForm, preloadRequestForm } from './load-request-form.ts';
import { formWantedEvent, type RequestDialog, type RequestFormKind } from './request-dialog.ts';
import { SalesAddressContext, SalesAddressLink, type SalesAddress } from './sales-address.tsx';

/** HTML of the dialogs around the two empty forms. */
export type RequestFormMarkup = Record<RequestFormKind, string>;

/** Renders the forms on the server; null in the browser, which has them in the page. */
export const RequestFormMarkupContext = createContext<
  ((salesAddress: SalesAddress) => RequestFormMarkup) | undefined
>(undefined);

/**
 * Shown instead of both forms where scripts do not run; the buttons that would open them are
 * hidden.
 */
function RequestsWithoutScript() {
  return (
    <noscript>
      <p className="no-script">
        The request forms need JavaScript. To request access or a demo, write to{' '}
        <SalesAddressLink />.
      </p>
    </noscript>
  );
}

const kinds = ['access', 'demo'] as const;

function builtDialogs(): RequestDialog[] {
  return [...(window.loonRequestDialogs?.all.values() ?? [])];
}

/**
 * Returns the dialogs to a page that React had to render again, as it does when a translation has
 * changed a text before. An open one remains open, with its input and its focus.
 */
function returnDialogs(): void {
  for (const dialog of builtDialogs()) {
    const { kind, host } = dialog;
    if (host.isConnected) continue;
    dialog.opener = document.querySelector(`[data-opens="${kind}"]`) ?? dialog.opener;
    document.body.append(host);
    if (host.hidden) continue;
    lockPageBehind(host);
    window.loonRequestDialogs?.returnFocus();
  }
}

/** The open dialog, and those with a queued submission, until their forms are hydrated. */
function dialogsToHydrate(): RequestDialog[] {
  return builtDialogs().filter(({ live, submitted, host }) => !live && (submitted || !host.hidden));
}

/**
 * Hydrates the form of the open dialog, now or when one opens: immediately for a queued submission,
 * whose dialog may be closed by then, otherwise when nothing is being typed.
 */
function useLiveForms(salesAddress: SalesAddress): void {
  const client = useApolloClient();
  useEffect(() => whenPresent(preloadRequestForm), []);
  useEffect(returnDialogs, []);
  useEffect(() => {
    const attach = (dialog: RequestDialog): void => {
      const pause = (): Promise<void> | undefined => (dialog.submitted ? undefined : untilIdle());
      const attachInSteps = async (): Promise<void> => {
        await pause();
        const { attachRequestForm } = await loadRequestForm();
        await pause();
        attachRequestForm(dialog, { client, salesAddress });
      };
      attachInSteps().catch(() => {
        window.loonRequestDialogs?.failed();
        toast({ ...formUnavailable, variant: 'destructive' });
      });
    };
    const attachAll = (): void => dialogsToHydrate().forEach(attach);
    attachAll();
    window.addEventListener(formWantedEvent, attachAll);
    return () => window.removeEventListener(formWantedEvent, attachAll);
  }, [client, salesAddress]);
}

interface RequestDialogsProps {
  salesAddress: SalesAddress;
  children: ReactNode;
}

/**
 * Offers both request dialogs to the page within (product 3.1). Their HTML is in templates, which
 * the inline script opens without waiting for the application (`web/page-script`); the code that
 * hydrates them is loaded when a visitor has interacted and the browser is idle, or when one opens.
 */
export function RequestDialogs({ salesAddress, children }: RequestDialogsProps) {
  const markup = useContext(RequestFormMarkupContext)?.(salesAddress);
  useLiveForms(salesAddress);
  return (
    <>
      <SalesAddressContext value={salesAddress}>
        {children}
        <RequestsWithoutScript />
      </SalesAddressContext>
      {kinds.map((kind) => (
        <template
          key={kind}
          id={`request-${kind}`}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: markup?.[kind] ?? '' }}
        />
      ))}
    </>
  );
}
