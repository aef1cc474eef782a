import { coverOf } from '../../schema/post-cover.ts';

interface PostCoverProps {
  slug: string;
  /** Whether it is above the fold, and is fetched immediately. */
  first?: boolean;
}

/** The drawing at the top of a post's card; decoration. */
export function PostCover({ slug, first = false }: PostCoverProps) {
  return (
    <img
      className="cover"
      src={`/images/covers/cover-${coverOf(slug)}.svg`}
      width="400"
      height="184"
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
