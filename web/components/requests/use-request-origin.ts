import { useRef, type RefObject } from 'react';
import { currentConsent } from '../../../schema/consent.ts';
import type { RequestOriginInput } from '../../generated/site.ts';
import { readVisit } from '../../visit.ts';
import { useFormToken } from './use-form-token.ts';

/**
 * What accompanies a form: its token, the consent wordings it shows, and where the visitor comes
 * from as far as the cookie choice allows. `sendWith` hands that to a submission.
 */
export function useRequestOrigin(open: boolean, opener: RefObject<HTMLElement | null>) {
  const trap = useRef<HTMLInputElement>(null);
  const { take, renew } = useFormToken(open);

  const describe = async (): Promise<RequestOriginInput> => ({
    formToken: await take(),
    topic: trap.current?.value,
    consentVersion: currentConsent.version,
    lastPage: window.location.pathname,
    button: opener.current?.textContent.trim(),
    ...readVisit(),
  });

  const sendWith = async (submit: (origin: RequestOriginInput) => Promise<unknown>) => {
    try {
      await submit(await describe());
    } catch (refusal) {
      renew();
      throw refusal;
    }
  };

  return { trap, sendWith };
}
