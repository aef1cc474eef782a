import { linkEmbeds } from './pasted-embeds.ts';
import { collectImages } from './pasted-images.ts';
import { makeWordLists } from './word-lists.ts';

/** Replaces an element with its children. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Google Docs and Word express bold, italic and superscript as styles. */
function createMarkElements(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecoration, verticalAlign } = span.style;
    const marks = [
      ...(/^(bold|bolder|[6-9]00)$/.test(fontWeight) ? ['strong'] : []),
      ...(fontStyle === 'italic' ? ['em'] : []),
      ...(textDecoration.includes('line-through') ? ['del'] : []),
      ...(verticalAlign === 'super' ? ['sup'] : []),
      ...(verticalAlign === 'sub' ? ['sub'] : []),
    ];
    for (const mark of marks) {
      const element = body.ownerDocument.createElement(mark);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
}

function isEmptyLine(element: Element): boolean {
  return (
    element.tagName === 'P' &&
    element.textContent.trim() === '' &&
    element.querySelector('img') === null
  );
}

/** HTML for the editor, and notices about what was changed. */
interface CleanHtml {
  html: string;
  notice: string | undefined;
}

/**
 * Converts clipboard content of Word, Outlook, Google Docs and other programs to plain HTML: their
 * lists and formatting become elements; their styles, wrappers and invisible parts are removed.
 * Images are uploaded, and embedded content becomes a link.
 */
export function cleanPastedHtml(html: string): CleanHtml {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  makeWordLists(document);
  document.querySelectorAll('style, meta, link, title, xml').forEach((element) => element.remove());
  body.querySelectorAll('b[id^="docs-internal-guid"]').forEach(unwrap);
  const embeds = linkEmbeds(body);
  collectImages(body);
  createMarkElements(body);
  const ownKind = body.querySelector('[data-pm-slice]') !== null;
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) {
      unwrap(element);
    } else if (isEmptyLine(element)) {
      // In content of an editor like this one, it marks a break at the start or end of the copied
      // text.
      if (!ownKind) element.remove();
    } else {
      ['style', 'class', 'id', 'lang', 'dir'].forEach((name) => element.removeAttribute(name));
    }
  }
  body.querySelectorAll('span, font').forEach(unwrap);
  return {
    html: body.innerHTML,
    notice:
      embeds === 0
        ? undefined
        : 'Articles cannot show embedded content such as videos. It was replaced by a link.',
  };
}
