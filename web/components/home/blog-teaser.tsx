import { PageLink } from '../page-link.tsx';
import type { BlogTeaser_BlogFragment, TeaserCard_PostFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SectionTitle, UpLink } from './section-parts.tsx';
import { TeaserCard } from './teaser-card.tsx';

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
