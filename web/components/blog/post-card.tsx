import { Link } from 'react-router';
import { blogLimits } from '../../../schema/limits.ts';
import type { PostCard_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { longDate } from '../long-date.ts';
import { PostCover } from '../post-cover.tsx';
import { Highlighted } from './highlighted.tsx';
import { PostMatches, type Matches } from './post-matches.tsx';

interface PostCardProps {
  post: PostCard_PostFragment;
  /** Whether the list begins with it. */
  first?: boolean;
  /** Given while a search is shown. */
  matches?: Matches;
}

/**
 * A post in the list (specification §2 "Blog list"). The whole card is the target of its one link
 * (design guide §4 "Cards and cells").
 */
export function PostCard({ post, first, matches }: PostCardProps) {
  const { slug, title, excerpt, publishedAt, readTime, tags, featured } = post;
  const query = matches?.query ?? '';
  return (
    <article className="post">
      <PostCover slug={slug} first={first} />
      {featured ? <p className="feat">Featured Article</p> : null}
      <p className="meta">
        {publishedAt === null ? null : <time dateTime={publishedAt}>{longDate(publishedAt)}</time>}{' '}
        <span>{readTime} min read</span>
      </p>
      <h3>
        <Highlighted text={title} query={query} />
      </h3>
      <ul className="tags">
        {tags.slice(0, blogLimits.tagsPerCard).map((tag) => (
          <li className="tag" key={tag}>
            {tag}
          </li>
        ))}
      </ul>
      <p>
        <Highlighted text={excerpt} query={query} />
      </p>
      {matches === undefined ? null : <PostMatches {...matches} />}
      <Link className="alink" to={`/blog/${slug}`}>
        Read article <span className="sr">{title}</span>
        <InterfaceIcon name="forward" />
      </Link>
    </article>
  );
}
