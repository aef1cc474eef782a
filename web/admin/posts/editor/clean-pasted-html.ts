const wordList = /mso-list:\s*l\d+\s+level(\d+)/i;
const wordMarker = /mso-list:\s*ignore/i;

/** Moves everything in an element to where the element stands. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** Word writes a list as paragraphs that name their level and carry their bullet as text. */
function makeWordLists(body: HTMLElement): void {
  let open: { level: number; list: HTMLElement }[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(wordList.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const markers = [...paragraph.querySelectorAll('span')].filter((span) =>
      wordMarker.test(styleOf(span)),
    );
    const ordered = /^\s*[\da-z]{1,3}[.)]/i.test(markers[0]?.textContent ?? '');
    markers.forEach((marker) => marker.remove());
    open = open.filter((entry) => entry.level <= level);
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = body.ownerDocument.createElement(ordered ? 'ol' : 'ul');
      const above = current?.list.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    const item = body.ownerDocument.createElement('li');
    current.list.append(item);
    item.append(paragraph);
    last = open[0]?.list;
  }
}

/** Google Docs and Word say bold and italic by style. */
function makeMarks(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecoration } = span.style;
    const marks = [
      ...(/^(bold|bolder|[6-9]00)$/.test(fontWeight) ? ['strong'] : []),
      ...(fontStyle === 'italic' ? ['em'] : []),
      ...(textDecoration.includes('line-through') ? ['del'] : []),
    ];
    for (const mark of marks) {
      const element = body.ownerDocument.createElement(mark);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
}

/**
 * Makes plain HTML of what Word and Google Docs put on the clipboard: their lists and marks become
 * elements, and their styles, wrappers and invisible parts go.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('style, meta, link, title, xml').forEach((element) => element.remove());
  body.querySelectorAll('b[id^="docs-internal-guid"]').forEach(unwrap);
  makeWordLists(body);
  makeMarks(body);
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName.includes(':')) {
      unwrap(element);
    } else if (element.tagName === 'P' && element.textContent.trim() === '') {
      if (!element.querySelector('img')) element.remove();
    } else {
      ['style', 'class', 'id', 'lang', 'dir'].forEach((name) => element.removeAttribute(name));
    }
  }
  body.querySelectorAll('span, font').forEach(unwrap);
  return body.innerHTML;
}
