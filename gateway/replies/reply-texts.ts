import { htmlDocument, paragraphs } from '../mail/html-text.ts';
import type { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { submittedLines } from '../requests/entities/submitted-fields.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The text and HTML of a reply, with the visitor's input quoted below. */
export function replyTexts(
  message: string,
  request: VisitorRequest,
): { text: string; html: string } {
  const reply = message.replace(/\r\n?/g, '\n');
  const typed = submittedLines(request).join('\n').replace(/\r\n?/g, '\n');
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
