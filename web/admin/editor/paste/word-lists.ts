const wordList = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const wordMarker = /mso-list:\s*ignore/i;
const definition = /@list\s+l(\d+):level(\d+)(?!\d)[^{]*\{([^}]*)\}/gi;
const numberFormat = /mso-level-number-format:\s*([\w-]+)/i;
const countedMarker = /^\(?(?:\d+(?:\.\d+)*[.)]?$|(?:\d+(?:\.\d+)*|[a-z]{1,8})[.)])/i;

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/**
 * Whether the levels of the document's lists are numbered, by `list:level`, according to its style
 * sheet.
 */
function countedLevels(document: Document): Map<string, boolean> {
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return new Map(
    [...sheets.matchAll(definition)].map(([, list, level, rules = '']) => [
      `${list ?? ''}:${level ?? ''}`,
      // Numbers need no format; an image bullet has its own.
      !['bullet', 'image', 'none'].includes(numberFormat.exec(rules)?.[1]?.toLowerCase() ?? ''),
    ]),
  );
}

interface OpenList {
  level: number;
  /** Number of the list in the document. */
  number: string;
  ordered: boolean;
  element: HTMLElement;
}

function listElement(document: Document, ordered: boolean, marker: string): HTMLElement {
  const list = document.createElement(ordered ? 'ol' : 'ul');
  const start = /^\(?(\d+)/.exec(marker)?.[1];
  if (ordered && start !== undefined) list.setAttribute('start', start);
  return list;
}

/**
 * Word and Outlook write lists as paragraphs that name their list and level and contain their
 * bullet or number as text. Converts them to list elements.
 */
export function makeWordLists(document: Document): void {
  const { body } = document;
  const levels = countedLevels(document);
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const [, number = '', depth = '0'] = wordList.exec(styleOf(paragraph)) ?? [];
    const level = Number(depth);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const markers = [...paragraph.querySelectorAll('span')].filter((span) =>
      wordMarker.test(styleOf(span)),
    );
    const marker = (markers[0]?.textContent ?? '').trim();
    const ordered = levels.get(`${number}:${depth}`) ?? countedMarker.test(marker);
    markers.forEach((element) => element.remove());
    open = open.filter((entry) => entry.level <= level);
    let current = open.at(-1);
    // Another list of the same level follows without a paragraph in between.
    if (current?.level === level && (current.number !== number || current.ordered !== ordered)) {
      open.pop();
      current = open.at(-1);
    }
    if (current?.level !== level) {
      const element = listElement(document, ordered, marker);
      const above = current?.element.lastElementChild;
      if (above) above.append(element);
      else paragraph.before(element);
      current = { level, number, ordered, element };
      open.push(current);
    }
    const item = document.createElement('li');
    current.element.append(item);
    item.append(paragraph);
    last = open[0]?.element;
  }
}
