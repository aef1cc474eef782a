import { useRef } from 'react';
import { currentConsent } from '../../../schema/consent.ts';
import type { RequestOriginInput } from '../../generated/site.ts';
import { readVisit } from '../../visit/visit.ts';
import { awaitToken, issueFormToken } from './form-token.ts';
import type { RequestDialog } from './request-dialog.ts';

/**
 * Source and campaign of the page that the browser loaded, with which a request is counted
 * (product 13.2). Read from the browser, stored nowhere, and empty if the visit is not counted.
 */
function visitOrigin(): Pick<RequestOriginInput, 'visitSource' | 'visitCampaign'> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!window.loonEvents || !loaded) return {};
  const said = new URL(loaded.name).searchParams;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  const source = said.get('utm_source') || (from === window.location.host ? '' : from);
  return {
    visitSource: source || undefined,
    visitCampaign: said.get('utm_campaign') || undefined,
  };
}

function renewToken(dialog: RequestDialog): void {
  dialog.token = issueFormToken();
}

/**
 * The data sent with a form: its token, the consent wordings shown, the page and the button, and
 * the earlier visit if the cookie choice allows (product 8.5). `sendWith` passes it to a
 * submission, which uses up the token; after a rejection there is a new one.
 */
export function useRequestOrigin(dialog: RequestDialog | undefined) {
  const trap = useRef<HTMLInputElement>(null);

  const describe = async (from: RequestDialog): Promise<RequestOriginInput> => {
    const { token, opener } = from;
    from.token = undefined;
    return {
      formToken: await awaitToken(token),
      topic: trap.current?.value,
      consentVersion: currentConsent.version,
      lastPage: window.location.pathname,
      button: opener.textContent.trim(),
      ...visitOrigin(),
      ...readVisit(),
    };
  };

  const sendWith = async (submit: (origin: RequestOriginInput) => Promise<unknown>) => {
    if (dialog === undefined) return;
    try {
      await submit(await describe(dialog));
    } catch (refusal) {
      renewToken(dialog);
      throw refusal;
    }
  };

  return { trap, sendWith };
}
