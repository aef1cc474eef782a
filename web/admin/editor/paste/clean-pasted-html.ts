import { linkEmbeds } from './pasted-embeds.ts';
import { collectImages } from './pasted-images.ts';
import { makeWordLists } from './word-lists.ts';

/** Moves everything in an element to where the element stands. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Google Docs and Word say bold, italic and raised by style. */
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

/** HTML for the editor, and what the person should know of what became of it. */
interface CleanHtml {
  html: string;
  notice: string | undefined;
}

/**
 * Makes plain HTML of what Word, Outlook, Google Docs and others put on the clipboard: their lists
 * and marks become elements, and their styles, wrappers and invisible parts go. Pictures in it are
 * uploaded, and embedded content becomes a link.
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
      // From an editor like this one it says that what was copied begins, or ends, with a break.
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
