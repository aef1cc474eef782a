import { useEffect, useId, useState } from 'react';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';
import { showsField } from '../../shown-html.ts';
import { ArticleCredits, hasCredits } from './article-credits.tsx';
import { faqsAnchor } from './article-faqs.tsx';
import { referenceAddress } from '../../../schema/doi.ts';
import { type CitationFormat, citationFormats, citationPath } from '../../../schema/citation.ts';

type Post = Pick<
  ArticleTemplate_PostFragment,
  'slug' | 'references' | 'citationApa' | 'citationVancouver'
>;

const formats = Object.keys(citationFormats) as CitationFormat[];

/** How to cite an article, without JavaScript too; a click selects a citation (product 25.4). */
function ArticleCitation({ post }: { post: Post }) {
  const { slug, references, citationApa, citationVancouver } = post;
  if (citationApa === null || citationVancouver === null) return null;
  return (
    <details className="art-cite">
      <summary>Cite</summary>
      <dl>
        <dt>APA</dt>
        <dd className="copied">{citationApa}</dd>
        <dt>Vancouver</dt>
        <dd className="copied">{citationVancouver}</dd>
        <dt>Download</dt>
        <dd>
          {formats.map((format) => (
            <a key={format} className="tlink" href={citationPath(slug, format)} download>
              {citationFormats[format].name}
            </a>
          ))}
          {references.length === 0 ? null : (
            <a className="tlink" href={citationPath(slug, 'references.ris')} download>
              References (RIS)
            </a>
          )}
        </dd>
      </dl>
    </details>
  );
}

/** Id of the section, for the table of contents. */
const referencesAnchor = 'references';

type Reference = ArticleTemplate_PostFragment['references'][number];

function ReferenceLink({ reference, number }: { reference: Reference; number: number }) {
  const address = referenceAddress(reference);
  if (address === undefined) return null;
  return (
    <>
      {' '}
      <a href={address} rel="noopener">
        {reference.doi === null ? new URL(address).hostname.replace(/^www\./, '') : address}
        <span className="sr">, reference {number}</span>
      </a>
    </>
  );
}

/** The references of an article; its text links to an entry by `#reference-1` (product 18.5). */
function ArticleReferences({ references }: { references: readonly Reference[] }) {
  return (
    <section className="art-references" aria-labelledby={referencesAnchor}>
      <h2 id={referencesAnchor}>References</h2>
      <ol>
        {references.map((reference, index) => (
          <li key={index} id={`reference-${index + 1}`}>
            {reference.text}
            <ReferenceLink reference={reference} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A section of an article that its table of contents lists. */
type ArticleSection = Pick<ArticleTemplate_PostFragment['sections'][number], 'anchor' | 'title'>;

/** A heading above this fraction of the screen height counts as the section being read. */
const readingShare = 0.34;

/** The anchor of the section being read; undefined above the first section and on the server. */
function useCurrentSection(sections: readonly ArticleSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ anchor }) => anchor).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const findCurrent = (): void => {
      const line = window.innerHeight * readingShare;
      const passed = elements.filter((element) => element.getBoundingClientRect().top < line);
      setCurrent(passed.at(-1)?.id);
    };
    const observer = new IntersectionObserver(findCurrent, {
      rootMargin: `0px 0px -${(1 - readingShare) * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

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

/** The sections of an article; the one being read is marked. */
function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const titleId = useId();
  const current = useCurrentSection(sections);
  return (
    <nav className="side" aria-labelledby={titleId}>
      <h2 id={titleId}>In this article</h2>
      <ul>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${encodeURIComponent(anchor)}`}
              aria-current={anchor === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
