import type { VisitorEmail } from '../mail/visitor-email-channel.ts';
import { escaped, htmlDocument, paragraphs } from '../mail/html-text.ts';

interface DigestSection {
  heading: string;
  lines: readonly string[];
}

/** The e-mail of a weekly digest, as text and HTML; empty sections are left out. */
export function digestMail(
  week: string,
  sections: readonly DigestSection[],
  publicUrl: string,
): VisitorEmail {
  const filled = sections.filter(({ lines }) => lines.length > 0);
  const introduction = `The website in the week from ${week}, beside the week before.`;
  const more = `More: ${publicUrl}/blog-admin?tab=insights`;
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
