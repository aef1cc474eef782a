import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { showsField } from '../../shown-html.ts';
import { ArticleContents } from './article-contents.tsx';
import { articleHeadings } from './article-headings.ts';
import { faqsAnchor } from './article-faqs.tsx';

interface ArticleBodyProps {
  /** Its HTML has been sanitised, and its headings begin at the second level. */
  post: Pick<ArticleTemplate_PostFragment, 'id' | 'contentHtml'>;
  alignment: string;
  contentsShown: boolean;
  faqsShown: boolean;
}

/** The text of an article, and its table of contents beside it where there is room. */
export function ArticleBody({ post, alignment, contentsShown, faqsShown }: ArticleBodyProps) {
  const sections = contentsShown ? articleHeadings(post.contentHtml) : [];
  const contents = faqsShown ? [...sections, { id: faqsAnchor, text: 'FAQs' }] : sections;
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
          {sections.length === 0 ? null : <ArticleContents headings={contents} />}
        </div>
      </div>
    </div>
  );
}
