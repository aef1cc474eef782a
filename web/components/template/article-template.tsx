import type { ReactNode } from 'react';
import type {
  ArticleTemplate_ConfigFragment,
  ArticleTemplate_PostFragment,
  ArticleTemplate_RelatedFragment,
} from '../../generated/site.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleFaqs } from './article-faqs.tsx';
import { ArticleHeader } from './article-header.tsx';
import { CallToAction } from './call-to-action.tsx';
import { RelatedArticles } from './related-articles.tsx';

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
