import type { ReactNode } from 'react';
import type {
  ArticleTemplate_ConfigFragment,
  ArticleTemplate_PostFragment,
  ArticleTemplate_RelatedFragment,
} from '../../generated/site.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleFaqs } from './article-faqs.tsx';
import { ArticleHeader } from './article-header.tsx';
import { SiteLink } from '../frame/site-link.tsx';
import { PageLink } from '../page-link.tsx';
import { blogLimits } from '../../../schema/limits.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { PostCover } from '../post-cover.tsx';
import { PostTags } from '../post-facts.tsx';
import { articlePath } from '../../../schema/article-path.ts';

interface ArticleTemplateProps {
  /**
   * The fields of the template's server form it reads: which parts are rendered, and how they are
   * aligned. Colours, lengths and faces reach the style sheets by custom properties
   * (`templateVariables`).
   */
  config: ArticleTemplate_ConfigFragment;
  post: ArticleTemplate_PostFragment;
  /** The articles to read next; without any, their section is left out. */
  related: readonly ArticleTemplate_RelatedFragment[];
  /** The footer, where the surrounding page does not render one. */
  footer?: ReactNode;
}

/**
 * An article rendered by the template: every article page and the Live Preview use this component
 * (product 7.1). It renders its props, and fetches nothing. Each component has its name as
 * `data-part`, by which the system test and the Live Preview find it.
 */
export function ArticleTemplate({ config, post, related, footer }: ArticleTemplateProps) {
  const { components, structure } = config;
  const { showFooter } = structure.footer;
  const faqsShown = components.faq.enabled && post.faqs.length > 0;
  const relatedShown = structure.relatedArticles.enabled && related.length > 0;
  return (
    <div className="template" data-footer={showFooter ? 'shown' : 'none'}>
      <article>
        {structure.header.enabled ? (
          <ArticleHeader
            post={post}
            alignment={structure.header.alignment}
            tagsShown={components.tags.enabled}
          />
        ) : (
          <h1 className="sr">{post.title}</h1>
        )}
        {structure.content.enabled ? (
          <ArticleBody
            post={post}
            alignment={structure.content.alignment}
            contentsShown={structure.content.showContents}
            faqsShown={faqsShown}
          />
        ) : null}
        {faqsShown ? (
          <ArticleFaqs
            title={components.faq.title.text}
            faqs={post.faqs}
            alwaysShown={post.faqsAlwaysShown}
            toggleAlignment={components.faq.toggle.alignment}
          />
        ) : null}
        {post.aiStatement === null ? null : <p className="art-ai container">{post.aiStatement}</p>}
      </article>
      {relatedShown || components.cta.enabled ? (
        <div className="art-end">
          {relatedShown ? <RelatedArticles posts={related} /> : null}
          {components.cta.enabled ? (
            <CallToAction
              button={components.cta.primaryButton.text}
              alignment={components.cta.alignment}
            />
          ) : null}
        </div>
      ) : null}
      {showFooter && footer !== undefined ? <div data-part="footer">{footer}</div> : null}
    </div>
  );
}

interface CallToActionProps {
  button: string;
  alignment: string;
}

/** The closing banner, which links to the contact section (product 4.6). */
function CallToAction({ button, alignment }: CallToActionProps) {
  return (
    <div className="container" data-part="cta">
      <div className="cta dark" data-align={alignment}>
        <h2>Put your next decision on this footing</h2>
        <p>Tell us the question. We will show you the evidence, reasons included.</p>
        <div className="cta-row">
          <SiteLink href="/#contact-section" className="btn btn-p">
            {button}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}

interface RelatedArticlesProps {
  posts: readonly ArticleTemplate_RelatedFragment[];
}

/** Related articles: up to two tags, title and excerpt of each (product 4.6). */
function RelatedArticles({ posts }: RelatedArticlesProps) {
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
