import { evidenceCsvPath } from '../../../schema/content/trust-pages.ts';
import { markdownPathOfSlug } from '../pages/markdown-path.ts';
import type { PublishedPost, SiteFacts } from './published-post.ts';

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
