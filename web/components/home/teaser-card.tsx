import { PageLink } from '../page-link.tsx';
import type { TeaserCard_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { PostCover } from '../post-cover.tsx';
import { PostMeta, PostTags } from '../post-facts.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';
import { articlePath } from '../../../schema/article-path.ts';

/** Date, read time, title, first three tags, excerpt and the link (product 2.14). */
export function TeaserCard({ post }: { post: TeaserCard_PostFragment }) {
  const { slug, title, excerpt, tags } = post;
  return (
    <article className="post">
      <PostCover slug={slug} />
      <PostMeta post={post} />
      <h3>{title}</h3>
      <PostTags tags={tags} />
      <p>
        <TextWithRanges text={excerpt} />
      </p>
      <PageLink className="alink" to={articlePath(slug)}>
        Read article<span className="sr">: {title}</span>
        <InterfaceIcon name="forward" />
      </PageLink>
    </article>
  );
}
