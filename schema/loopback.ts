const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** True for host names that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host.toLowerCase());
}

/**
 * Whether a site says "Sample" beside its placeholders: wherever others can reach it. In: its
 * canonical origin.
 */
export function labelsSamples(publicUrl: string): boolean {
  return URL.canParse(publicUrl) && !isLoopbackHost(new URL(publicUrl).hostname);
}
