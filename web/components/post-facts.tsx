import { blogLimits } from '../../schema/limits.ts';
import { longDate } from './long-date.ts';

interface PostMetaProps {
  post: { publishedAt: string | null; readTime: number };
}

/** When a card's post was published, and how long reading it takes. */
export function PostMeta({ post: { publishedAt, readTime } }: PostMetaProps) {
  return (
    <p className="meta">
      {publishedAt === null ? null : <time dateTime={publishedAt}>{longDate(publishedAt)}</time>}{' '}
      <span>{readTime} min read</span>
    </p>
  );
}

interface PostTagsProps {
  tags: readonly string[];
  /** Maximum number shown. */
  most?: number;
}

/** The first tags of a card's post, three by default (product 4.1). */
export function PostTags({ tags, most = blogLimits.tagsPerCard }: PostTagsProps) {
  return (
    <ul className="tags">
      {tags.slice(0, most).map((tag) => (
        <li className="tag" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
