const timeoutMs = 30_000;

/**
 * Apollo context of a submission: with a time limit, so that the visitor is not stuck when the
 * server does not respond.
 */
export function sendingContext(): { fetchOptions: RequestInit } {
  return { fetchOptions: { signal: AbortSignal.timeout(timeoutMs) } };
}
