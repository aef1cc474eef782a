import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { showsField } from '../../shown-html.ts';
import { ArticleCitation } from './article-citation.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleCredits, hasCredits } from './article-credits.tsx';
import { faqsAnchor } from './article-faqs.tsx';
import { ArticleReferences, referencesAnchor } from './article-references.tsx';

interface ArticleBodyProps {
  /** Its HTML is sanitised, and its headings start at the second level. */
  post: ArticleTemplate_PostFragment;
  alignment: string;
  contentsShown: boolean;
  faqsShown: boolean;
}

/**
 * The text of an article, with its table of contents where there is space; below them its
 * references and credits.
 */
export function ArticleBody({ post, alignment, contentsShown, faqsShown }: ArticleBodyProps) {
  const { references } = post;
  const sections = contentsShown ? post.sections : [];
  const contents = [
    ...sections,
    ...(references.length > 0 ? [{ anchor: referencesAnchor, title: 'References' }] : []),
    ...(faqsShown ? [{ anchor: faqsAnchor, title: 'FAQs' }] : []),
  ];
  return (
    <div className="art-body" data-part="body">
      <div className="container">
        <div className="art">
          <div
            className="prose"
            data-align={alignment}
            {...showsField('Post', post.id, 'contentHtml')}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: post.contentHtml }}
          />
          {sections.length === 0 ? null : <ArticleContents sections={contents} />}
        </div>
        {references.length === 0 ? null : <ArticleReferences references={references} />}
        {hasCredits(post) ? <ArticleCredits post={post} /> : null}
        <ArticleCitation post={post} />
      </div>
    </div>
  );
}
