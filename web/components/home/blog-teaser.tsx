import { PageLink } from '../page-link.tsx';
import type { BlogTeaser_BlogFragment, TeaserCard_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SectionTitle, UpLink } from './section-parts.tsx';
import { PostCover } from '../post-cover.tsx';
import { PostMeta, PostTags } from '../post-facts.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';
import { articlePath } from '../../../schema/article-path.ts';

interface BlogTeaserProps {
  blog: BlogTeaser_BlogFragment;
  /** The first posts: featured first, then newest (product 2.14). */
  posts: readonly TeaserCard_PostFragment[];
}

/** Three articles and a link to all of them. */
export function BlogTeaser({ blog, posts }: BlogTeaserProps) {
  return (
    <section className="sec" id="blog-section">
      <div className="container">
        <UpLink />
        <SectionTitle heading={blog.heading} lead={blog.lead} />
        {posts.length === 0 ? (
          <p>The first articles will appear here.</p>
        ) : (
          <ul className="cols posts">
            {posts.map((post) => (
              <li key={post.slug}>
                <TeaserCard post={post} />
              </li>
            ))}
          </ul>
        )}
        <p className="cta-row">
          <PageLink className="alink" to={blog.link.href}>
            {blog.link.label}
            <InterfaceIcon name="forward" />
          </PageLink>
        </p>
      </div>
    </section>
  );
}

/** Date, read time, title, first three tags, excerpt and the link (product 2.14). */
function TeaserCard({ post }: { post: TeaserCard_PostFragment }) {
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
