import { useUncachedPage } from '../../page-response.ts';
import { longDate } from '../long-date.ts';

/** Whether only the administrator sees a post: a draft or a scheduled post. */
export function isDraft(post: { published: boolean; publishedAt: string | null }): boolean {
  return !post.published || post.publishedAt === null || Date.parse(post.publishedAt) > Date.now();
}

interface DraftBannerProps {
  published: boolean;
  publishedAt: string | null;
}

/** Informs the administrator that only administrators see the article (product 5.8, 5.9). */
export function DraftBanner({ published, publishedAt }: DraftBannerProps) {
  useUncachedPage();
  return (
    <p className="draft-banner">
      <b>Draft</b>{' '}
      {published && publishedAt !== null
        ? `Scheduled for ${longDate(publishedAt)}. Until then, only your team can see it.`
        : 'Only your team can see this article.'}
    </p>
  );
}

/** Informs the owner of a preview link that the article is not public (product 5.9). */
export function PreviewBanner() {
  useUncachedPage();
  return (
    <p className="draft-banner">
      <b>Preview</b> This article is not published yet. Please keep the link to yourself.
    </p>
  );
}
