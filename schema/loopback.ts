const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether only this machine can reach a host name. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host.toLowerCase());
}

/** Whether a site labels its placeholders "Sample": if others can reach its canonical origin. */
export function labelsSamples(publicUrl: string): boolean {
  return URL.canParse(publicUrl) && !isLoopbackHost(new URL(publicUrl).hostname);
}
