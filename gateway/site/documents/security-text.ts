import { dayMs } from '../../../schema/durations.ts';
import { labelsSamples } from '../../../schema/loopback.ts';
import { trustPaths } from '../../../schema/content/trust-pages.ts';
import type { SiteFacts } from './published-post.ts';

export const securityTextPath = '/.well-known/security.txt';

/** How long the file is valid after it was written; RFC 9116 recommends less than a year. */
const validForMs = 180 * dayMs;

/** How long one copy is served, so that its date of expiry is never near. */
export const securityTextCacheMs = dayMs;

/** Writes `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function writeSecurityText({ publicUrl, language, reports }: SiteFacts, now: Date): string {
  const expires = new Date(now.getTime() + validForMs).toISOString().slice(0, 10);
  return [
    ...(labelsSamples(publicUrl) && reports.sample
      ? ['# Sample: the address is a placeholder.']
      : []),
    `Contact: mailto:${reports.address}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${publicUrl}${securityTextPath}`,
    `Policy: ${publicUrl}${trustPaths.security}`,
    '',
  ].join('\n');
}
