import type { PostCard_PostFragment } from '../../generated/site.ts';
import { PageLink } from '../page-link.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { PostCover } from '../post-cover.tsx';
import { PostMeta, PostTags } from '../post-facts.tsx';
import { Highlighted } from './highlighted.tsx';

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
function PostCard({ post, first, matches }: PostCardProps) {
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

interface PostListProps {
  posts: readonly { post: PostCard_PostFragment; matches?: Matches }[];
}

/** Cards in one, two or three columns (product 4.1). */
export function PostList({ posts }: PostListProps) {
  return (
    <ul className="cols posts listed">
      {posts.map(({ post, matches }, index) => (
        <li key={post.id}>
          <PostCard post={post} first={index === 0} matches={matches} />
        </li>
      ))}
    </ul>
  );
}

/** Where and how a search found a post. */
interface Matches {
  query: string;
  matchedFields: readonly string[];
  snippets: readonly string[];
}

/** Why a post is among the results (product 4.3). */
function PostMatches({ query, matchedFields, snippets }: Matches) {
  return (
    <div className="match">
      <p>
        <b>Matches in:</b> {matchedFields.join(', ')}
      </p>
      {snippets.length === 0 ? null : (
        <>
          <p>
            <b>Content matches:</b>
          </p>
          {snippets.map((snippet, index) => (
            <p className="snippet" key={index}>
              <Highlighted text={snippet} query={query} />
            </p>
          ))}
        </>
      )}
    </div>
  );
}
