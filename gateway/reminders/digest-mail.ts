import { escaped, htmlDocument, paragraphs } from '../mail/html-text.ts';

/** The lines of one part of the site; none if there is nothing to report. */
export interface DigestSection {
  heading: string;
  lines: readonly string[];
}

/** The e-mail of a weekly digest, as text and HTML; empty sections are left out. */
export function digestMail(
  week: string,
  sections: readonly DigestSection[],
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const filled = sections.filter(({ lines }) => lines.length > 0);
  const introduction = `Your website from ${week}, compared with the previous week.`;
  const more = `See all figures: ${publicUrl}/blog-admin?tab=insights`;
  return {
    subject: `Weekly digest: ${week}`,
    text: [
      introduction,
      '',
      ...filled.flatMap(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`), '']),
      more,
      '',
    ].join('\n'),
    html: htmlDocument([
      paragraphs(introduction),
      ...filled.flatMap(({ heading, lines }) => [
        `<h2>${escaped(heading)}</h2>`,
        '<ul>',
        ...lines.map((line) => `<li>${escaped(line)}</li>`),
        '</ul>',
      ]),
      paragraphs(more),
    ]),
  };
}
