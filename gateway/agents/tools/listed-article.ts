import { z } from 'zod';
import { aiDisclosures } from '../../../schema/ai-disclosure.ts';
import type { Post } from '../../posts/entities/post.entity.ts';
import { markdownPathOfSlug } from '../../site/pages/markdown-path.ts';
import { articlePath } from '../../../schema/article-path.ts';

export const listedArticle = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  published: z.string().describe('Day of publication, such as 2025-01-31.'),
  tags: z.array(z.string()),
  aiDisclosure: z.enum(aiDisclosures).describe('The part that AI had in it.'),
  url: z.string().describe('The page for people; cite this.'),
  markdown: z.string().describe('Address of its full text as Markdown.'),
});

export function listed(post: Post, publicUrl: string): z.output<typeof listedArticle> {
  return {
    slug: post.slug,
    title: post.title,
    summary: post.excerpt,
    published: post.publishedAt?.toISOString().slice(0, 10) ?? '',
    tags: post.tags,
    aiDisclosure: post.aiDisclosure,
    url: `${publicUrl}${articlePath(post.slug)}`,
    markdown: publicUrl + markdownPathOfSlug(post.slug),
  };
}
