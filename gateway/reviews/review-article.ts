import { articleHtml, shownPeople } from '../markdown-versions/article-html.ts';
import type { Database } from '../database/database.ts';
import type { Team } from '../posts/attribution/team.ts';
import { withAnswers, type RenderAnswers } from '../posts/markdown/render-answer.ts';
import { previewedPost } from '../posts/pending/previewed-post.ts';
import type { ShownImages } from '../site/shown-images.ts';
import { escapeXml } from '../site/documents/xml.ts';
import type { PresentText } from './reviewed-text.ts';

export interface ReviewArticleOptions {
  database: Database;
  /** Renders FAQ answers that no save has rendered yet. */
  renderAnswers: RenderAnswers;
  team: Team;
  shown: ShownImages;
}

/** What readers see of an article outside of its page. */
function summaryHtml(lines: readonly (readonly [string, string | null])[]): string {
  const items = lines.flatMap(([label, text]) =>
    text ? [`<li>${label}: ${escapeXml(text)}</li>`] : [],
  );
  return `<h2>In lists and search engines</h2>\n<ul>${items.join('')}</ul>`;
}

/**
 * Everything that a reviewer approves as sanitized HTML: the article in the order of its page, then
 * what lists and search engines show (product 26.2).
 */
export async function reviewArticle(
  { post, body, pending }: PresentText,
  { database, renderAnswers, team, shown }: ReviewArticleOptions,
): Promise<string> {
  const previewed =
    pending === null ? undefined : await previewedPost(database.reader, post, pending);
  const [{ title, subtitle, excerpt, metaTitle, metaDescription, revisedAt, revisionNote }, text] =
    previewed === undefined ? [post, body] : [previewed, previewed.body];
  const faqs = previewed === undefined ? text.faqs : await withAnswers(text.faqs, renderAnswers);
  const { references } = text;
  const attribution = { references, ...shownPeople(text, team), revisedAt, revisionNote };
  const article = articleHtml({
    post: { title, subtitle },
    contentHtml: text.contentHtml,
    faqs,
    attribution,
    statement: null,
  });
  const summary = summaryHtml([
    ['Summary', excerpt],
    ['Title for search engines', metaTitle],
    ['Meta description', metaDescription],
  ]);
  return shown.html(`${article}\n${summary}`);
}
