import { PageLink } from '../page-link.tsx';
import type { PostCard_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { PostCover } from '../post-cover.tsx';
import { PostMeta, PostTags } from '../post-facts.tsx';
import { Highlighted } from './highlighted.tsx';
import { PostMatches, type Matches } from './post-matches.tsx';

interface PostCardProps {
  post: PostCard_PostFragment;
  /** Whether it is the first of the list. */
  first?: boolean;
  /** Set while a search is shown. */
  matches?: Matches;
}

/**
 * A post in the list (product 4.1). The whole card is the target of its one link
 * (design 4, Cards and cells).
 */
export function PostCard({ post, first, matches }: PostCardProps) {
  const { slug, title, excerpt, tags, featured } = post;
  const query = matches?.query ?? '';
  return (
    <article className="post">
      <PostCover slug={slug} first={first} />
      {featured ? <p className="feat">Featured Article</p> : null}
      <PostMeta post={post} />
      <h3>
        <Highlighted text={title} query={query} />
      </h3>
      <PostTags tags={tags} />
      <p>
        <Highlighted text={excerpt} query={query} />
      </p>
      {matches === undefined ? null : <PostMatches {...matches} />}
      <PageLink className="alink" to={`/blog/${slug}`}>
        Read article <span className="sr">{title}</span>
        <InterfaceIcon name="forward" />
      </PageLink>
    </article>
  );
}
