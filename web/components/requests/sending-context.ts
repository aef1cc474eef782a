const timeoutMs = 30_000;

/**
 * Apollo context of a submission: given up when the server stays silent, so that nobody is stuck.
 */
export function sendingContext(): { fetchOptions: RequestInit } {
  return { fetchOptions: { signal: AbortSignal.timeout(timeoutMs) } };
}
