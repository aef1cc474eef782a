import { Link } from 'react-router';
import { blogLimits } from '../../../schema/limits.ts';
import type { TeaserCard_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { longDate } from '../long-date.ts';
import { PostCover } from '../post-cover.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';

/** Date, read time, title, first three tags, excerpt and the link (specification §2). */
export function TeaserCard({ post }: { post: TeaserCard_PostFragment }) {
  const { slug, title, excerpt, publishedAt, readTime, tags } = post;
  return (
    <article className="post">
      <PostCover slug={slug} />
      <p className="meta">
        {publishedAt === null ? null : <time dateTime={publishedAt}>{longDate(publishedAt)}</time>}{' '}
        <span>{readTime} min read</span>
      </p>
      <h3>{title}</h3>
      <ul className="tags">
        {tags.slice(0, blogLimits.tagsPerCard).map((tag) => (
          <li className="tag" key={tag}>
            {tag}
          </li>
        ))}
      </ul>
      <p>
        <TextWithRanges text={excerpt} />
      </p>
      <Link className="alink" to={`/reflections/${slug}`}>
        Read article<span className="sr">: {title}</span>
        <InterfaceIcon name="forward" />
      </Link>
    </article>
  );
}
