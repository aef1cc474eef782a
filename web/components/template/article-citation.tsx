import { citationFormats, citationPath, type CitationFormat } from '../../../schema/citation.ts';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';

type Post = Pick<
  ArticleTemplate_PostFragment,
  'slug' | 'references' | 'citationApa' | 'citationVancouver'
>;

const formats = Object.keys(citationFormats) as CitationFormat[];

/** How to cite an article, without JavaScript too; a click selects a citation (product 25.4). */
export function ArticleCitation({ post }: { post: Post }) {
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
