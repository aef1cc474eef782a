import type { PostCard_PostFragment } from '../../generated/site.ts';
import { PostCard } from './post-card.tsx';
import type { Matches } from './post-matches.tsx';

interface PostListProps {
  posts: readonly { post: PostCard_PostFragment; matches?: Matches }[];
}

/** Cards in one, two or three columns (product 4.1). */
export function PostList({ posts }: PostListProps) {
  return (
    <ul className="posts listed">
      {posts.map(({ post, matches }, index) => (
        <li key={post.id}>
          <PostCard post={post} first={index === 0} matches={matches} />
        </li>
      ))}
    </ul>
  );
}
