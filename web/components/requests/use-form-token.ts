import { useCallback, useEffect, useRef } from 'react';
import { useIssueFormTokenMutation } from '../../generated/site.ts';

/** A form whose token has not come after this long is sent without one, which only marks it. */
const waitMs = 2_000;
/** Well below the lifetime of a token on the server. */
const freshMs = 3_600_000;

interface FetchedToken {
  value: Promise<string | undefined>;
  at: number;
}

/**
 * The form token of a dialog (contract §6 items 18 and 30): fetched when it opens, good for one
 * request. `take` hands it out once; `renew` fetches another one for a second try.
 */
export function useFormToken(open: boolean) {
  const [issueFormToken] = useIssueFormTokenMutation();
  const token = useRef<FetchedToken>(undefined);

  const renew = useCallback(() => {
    const value = issueFormToken().then(
      ({ data }) => data?.issueFormToken,
      () => undefined,
    );
    token.current = { value, at: Date.now() };
  }, [issueFormToken]);

  useEffect(() => {
    const current = token.current;
    if (open && (current === undefined || Date.now() - current.at > freshMs)) {
      renew();
    }
  }, [open, renew]);

  const take = useCallback(async (): Promise<string | undefined> => {
    const taken = token.current;
    token.current = undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));
    return Promise.race([taken?.value, late]);
  }, []);

  return { take, renew };
}
