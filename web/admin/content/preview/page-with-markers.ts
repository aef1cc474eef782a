import { isWithin } from '../form/form-state.ts';
import { scrollWithin } from '../../preview/preview-frame.tsx';
import type { FieldMarkers } from './field-markers.ts';

const placesName = 'data-places';
const highlightedName = 'data-marked';
const namedAttributes = ['alt', 'aria-label'];

function note(element: Element, paths: readonly string[]): void {
  element.setAttribute(placesName, paths.join(' '));
}

/** Removes the markers from newly rendered texts and records the fields of each element. */
function readMarkers(root: Node, markers: FieldMarkers, texts: WeakMap<Text, string[]>): void {
  const page = root.ownerDocument ?? (root as Document);
  const visit = (text: Text): void => {
    const read = markers.read(text.data);
    if (read === undefined) return;
    text.data = read.text;
    texts.set(text, read.paths);
    const element = text.parentElement;
    // Scripts contain the same texts for machines, but are not visible.
    if (element === null || element.localName === 'script') return;
    const paths = [...element.childNodes].flatMap(
      (node) => (node.nodeType === Node.TEXT_NODE && texts.get(node as Text)) || [],
    );
    note(element, [...new Set(paths)]);
  };
  const attributesOf = (element: Element): void => {
    for (const name of namedAttributes) {
      const read = markers.read(element.getAttribute(name) ?? '');
      if (read === undefined) continue;
      element.setAttribute(name, read.text);
      note(element, read.paths);
    }
  };
  if (root.nodeType === Node.TEXT_NODE) {
    visit(root as Text);
    return;
  }
  if (root.nodeType !== Node.ELEMENT_NODE) return;
  attributesOf(root as Element);
  for (const element of (root as Element).querySelectorAll('[alt], [aria-label]')) {
    attributesOf(element);
  }
  const walker = page.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) visit(node as Text);
}

/** Reads markers on each rendering of a page. Returns a function that stops it. */
export function followMarkers(body: HTMLElement, markers: FieldMarkers): () => void {
  const texts = new WeakMap<Text, string[]>();
  readMarkers(body, markers, texts);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList') addedNodes.forEach((node) => readMarkers(node, markers, texts));
      else readMarkers(target, markers, texts);
    }
  });
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: namedAttributes,
  });
  return () => observer.disconnect();
}

function placesOf(element: Element): string[] {
  return (element.getAttribute(placesName) ?? '').split(' ');
}

/** The element that shows a field, otherwise one that shows its entry. */
function elementOf(page: Document, path: string): Element | undefined {
  const highlighted = [...page.querySelectorAll(`[${placesName}]`)];
  for (let place = path; place !== ''; place = place.split('.').slice(0, -1).join('.')) {
    const found = highlighted.filter((element) =>
      placesOf(element).some((each) => isWithin(each, place)),
    );
    const seen = found.find((element) => element.closest('[hidden]') === null);
    const [first] = found;
    if (first !== undefined) return place === path ? first : (seen ?? first);
  }
  return undefined;
}

/** Reveals an element by clicking the buttons that visitors use. */
function openAround(element: Element): void {
  const page = element.ownerDocument;
  for (
    let hidden = element.closest('[hidden]');
    hidden !== null;
    hidden = hidden.parentElement?.closest('[hidden]') ?? null
  ) {
    const opener = page.querySelector<HTMLElement>(
      `button[aria-controls="${hidden.id}"][aria-expanded="false"]`,
    );
    if (hidden.id !== '') opener?.click();
  }
}

/** Highlights the element that shows a field and scrolls to it; returns whether there is one. */
export function highlightField(page: Document, path: string): boolean {
  page.querySelector(`[${highlightedName}]`)?.removeAttribute(highlightedName);
  const element = elementOf(page, path);
  if (element === undefined) return false;
  openAround(element);
  element.setAttribute(highlightedName, '');
  scrollWithin(element);
  return true;
}

/** The field whose text or image an element of the page shows. */
export function fieldAt(
  element: Element,
  images: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const own = element.closest(`[${placesName}]`);
  if (element.tagName !== 'IMG') return own ? placesOf(own)[0] : undefined;
  const paths = images.get(element.getAttribute('src') ?? '') ?? [];
  // Several entries may show the same image: the entry with texts around it is chosen.
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const beside = around.querySelector(`[${placesName}]`) ?? around.closest(`[${placesName}]`);
    const entry = beside && placesOf(beside)[0]?.split('.').slice(0, 1).join('.');
    const meant = entry ? paths.find((path) => isWithin(path, entry)) : undefined;
    if (meant !== undefined) return meant;
  }
  return paths[0] ?? (own ? placesOf(own)[0] : undefined);
}
