/** A form whose token has not arrived by then is sent without one, which is only a spam signal. */
const waitMs = 2_000;
/** Well below the lifetime of a token on the server. */
const freshMs = 3_600_000;

/** The form token of a dialog (product 2.2, 8.3): good for one request. */
export interface IssuedToken {
  /** Resolves with undefined when no token could be fetched. */
  value: Promise<string | undefined>;
  /** When it was requested, in milliseconds since 1970. */
  at: number;
}

interface Answer {
  data?: { issueFormToken?: string } | null;
}

const request = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: 'mutation IssueFormToken { issueFormToken }' }),
};

/** Requests a form token; its age counts from now. */
export function issueFormToken(): IssuedToken {
  const value = fetch('/graphql', request)
    .then((response) => response.json() as Promise<Answer>)
    .then(
      ({ data }) => data?.issueFormToken,
      () => undefined,
    );
  return { value, at: Date.now() };
}

/** Whether a token can still be sent. */
export function isFresh(token: IssuedToken | undefined): boolean {
  return token !== undefined && Date.now() - token.at < freshMs;
}

/** The token itself, if it arrives in time. */
export function awaitToken(token: IssuedToken | undefined): Promise<string | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));
  return Promise.race([token?.value, timeout]);
}
