import { ArticleContents } from './article-contents.tsx';
import { articleHeadings } from './article-headings.ts';
import { faqsAnchor } from './article-faqs.tsx';

interface ArticleBodyProps {
  /** Sanitised HTML, its headings below the second level. */
  html: string;
  alignment: string;
  contentsShown: boolean;
  faqsShown: boolean;
}

/** The text of an article, and its table of contents beside it where there is room. */
export function ArticleBody({ html, alignment, contentsShown, faqsShown }: ArticleBodyProps) {
  const sections = contentsShown ? articleHeadings(html) : [];
  const contents = faqsShown ? [...sections, { id: faqsAnchor, text: 'FAQs' }] : sections;
  return (
    <div className="art-body">
      <div className="container">
        <div className="art">
          <div
            className="prose"
            data-align={alignment}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {sections.length === 0 ? null : <ArticleContents headings={contents} />}
        </div>
      </div>
    </div>
  );
}
