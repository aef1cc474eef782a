import { useUncachedPage } from '../../page-response.ts';
import { longDate } from '../long-date.ts';

/** Whether only the administrator sees a post: a draft, or one that waits for its date. */
export function isDraft(post: { published: boolean; publishedAt: string | null }): boolean {
  return !post.published || post.publishedAt === null || Date.parse(post.publishedAt) > Date.now();
}

interface DraftBannerProps {
  published: boolean;
  publishedAt: string | null;
}

/** Tells the administrator that nobody else sees the article (contract §6 items 9 and 28). */
export function DraftBanner({ published, publishedAt }: DraftBannerProps) {
  useUncachedPage();
  return (
    <p className="draft-banner">
      <b>Draft</b>{' '}
      {published && publishedAt !== null
        ? `Scheduled for ${longDate(publishedAt)}. Until then, only you can see it.`
        : 'Only you can see this article.'}
    </p>
  );
}

/** Tells whoever has a preview link that the article is not public (contract-2 §13). */
export function PreviewBanner() {
  useUncachedPage();
  return (
    <p className="draft-banner">
      <b>Preview</b> This article is not published yet. Please keep the link to yourself.
    </p>
  );
}
