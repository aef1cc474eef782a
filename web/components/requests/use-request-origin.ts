import { useRef } from 'react';
import { currentConsent } from '../../../schema/consent.ts';
import { visitOrigin } from '../../counting/visit-origin.ts';
import type { RequestOriginInput } from '../../generated/site.ts';
import { readVisit } from '../../visit/visit.ts';
import { awaitToken, issueFormToken } from './form-token.ts';
import type { RequestDialog } from './request-dialog.ts';

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
