import { htmlDocument, paragraphs } from '../mail/html-text.ts';
import type { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { asText, submittedIn } from '../requests/entities/submitted-fields.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The visitor's input, with the labels of the form. */
function typedIn(request: VisitorRequest): string {
  const answers = submittedIn(request).flatMap(({ label, value }) => {
    const text = asText(value, ', ');
    if (label === undefined) return [];
    return text.includes('\n') || text.length > 60 ? `${label}:\n${text}` : `${label}: ${text}`;
  });
  return [`Name: ${request.firstName} ${request.lastName}`, ...answers].join('\n');
}

/** The text and HTML of a reply, with the visitor's input quoted below. */
export function replyTexts(
  message: string,
  request: VisitorRequest,
): { text: string; html: string } {
  const reply = message.replace(/\r\n?/g, '\n');
  const typed = typedIn(request).replace(/\r\n?/g, '\n');
  const introduction = `On ${day.format(request.createdAt)}, you wrote to us:`;
  const quoted = typed.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return {
    text: [reply, '', introduction, '', ...quoted, ''].join('\n'),
    html: htmlDocument([
      paragraphs(reply),
      `<p>${introduction}</p>`,
      '<blockquote style="margin:0;padding-left:1em;border-left:2px solid #999">',
      paragraphs(typed),
      '</blockquote>',
    ]),
  };
}
