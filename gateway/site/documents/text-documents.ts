import { evidenceCsvPath, trustPaths } from '../../../schema/content/trust-pages.ts';
import { dayMs } from '../../../schema/durations.ts';
import { labelsSamples } from '../../../schema/loopback.ts';
import { markdownPathOfSlug } from '../pages/markdown-path.ts';
import type { PublishedPost, SiteFacts } from './published-post.ts';

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

type ListedPost = Pick<PublishedPost, 'slug' | 'title' | 'excerpt' | 'aiDisclosure'>;

/** Prevents a text from ending its link or its line. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
}

/** Writes `/llms.txt`: a Markdown description of the site and its texts for language models. */
export function writeLlmsText(facts: SiteFacts, posts: readonly ListedPost[]): string {
  const { publicUrl } = facts;
  return [
    `# ${facts.name}`,
    '',
    `> ${facts.tagline}`,
    '',
    '## Pages',
    '',
    ...facts.pages.map(
      ({ title, path, summary }) => `- [${plain(title)}](${publicUrl}${path}): ${plain(summary)}`,
    ),
    '',
    '## Articles',
    '',
    ...posts.map(
      (post) =>
        `- [${plain(post.title)}](${publicUrl}${markdownPathOfSlug(post.slug)}): ${plain(post.excerpt)} (aiDisclosure: ${post.aiDisclosure})`,
    ),
    '',
    '## For programs',
    '',
    `- [Atom feed](${publicUrl}/feed.xml)`,
    `- [JSON Feed](${publicUrl}/feed.json)`,
    `- [All articles in full](${publicUrl}/llms-full.txt)`,
    `- [Sitemap](${publicUrl}/sitemap.xml)`,
    `- [Validation evidence as CSV](${publicUrl}${evidenceCsvPath})`,
    `- [GraphQL](${publicUrl}/graphql)`,
    '',
  ].join('\n');
}
