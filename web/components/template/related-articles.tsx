import { PageLink } from '../page-link.tsx';
import { blogLimits } from '../../../schema/limits.ts';
import type { ArticleTemplate_RelatedFragment } from '../../generated/site.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { PostCover } from '../post-cover.tsx';
import { PostTags } from '../post-facts.tsx';
import { articlePath } from '../../../schema/article-path.ts';

interface RelatedArticlesProps {
  posts: readonly ArticleTemplate_RelatedFragment[];
}

/** Related articles: up to two tags, title and excerpt of each (product 4.6). */
export function RelatedArticles({ posts }: RelatedArticlesProps) {
  return (
    <section className="container" aria-labelledby="related-articles" data-part="relatedArticles">
      <h2 id="related-articles">Related Articles</h2>
      <ul className="cols posts related">
        {posts.map(({ slug, title, excerpt, tags }) => (
          <li key={slug}>
            <article className="post">
              <PostCover slug={slug} />
              <h3>{title}</h3>
              <PostTags tags={tags} most={blogLimits.tagsPerRelatedCard} />
              <p>{excerpt}</p>
              <PageLink className="alink" to={articlePath(slug)}>
                Read More <span className="sr">{title}</span>
                <InterfaceIcon name="forward" />
              </PageLink>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
