import type { Element, ElementContent, Root } from 'hast';
import { imageAddress } from '../../../schema/article-urls.ts';
import { sizeOfImageAt } from '../../images/image-address.ts';
import { visitElements } from './elements.ts';

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The captioned image in this part of a paragraph, directly or inside a link. */
function captionedImageOf(part: ElementContent): Element | undefined {
  if (part.type !== 'element') return undefined;
  if (part.tagName === 'a') {
    const [only, ...others] = part.children;
    return only !== undefined && others.length === 0 ? captionedImageOf(only) : undefined;
  }
  const { title } = part.properties;
  const isCaptioned = typeof title === 'string' && title.trim() !== '';
  return part.tagName === 'img' && isCaptioned ? part : undefined;
}

function figureOf(part: ElementContent, image: Element): Element {
  const { title, ...properties } = image.properties;
  image.properties = properties;
  return {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [
      part,
      {
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: String(title) }],
      },
    ],
  };
}

function isBreak(node: ElementContent): boolean {
  return isBlank(node) || (node.type === 'element' && node.tagName === 'br');
}

/** A paragraph of some parts of another one; none if they are empty. */
function paragraphOf(paragraph: Element, parts: ElementContent[]): Element[] {
  const first = parts.findIndex((part) => !isBreak(part));
  const last = parts.findLastIndex((part) => !isBreak(part));
  if (first === -1) return [];
  const children = parts.slice(first, last + 1);
  const [start, end] = [children[0], children.at(-1)];
  if (start?.type === 'text') start.value = start.value.trimStart();
  if (end?.type === 'text') end.value = end.value.trimEnd();
  return [{ ...paragraph, children }];
}

/** Splits a paragraph at its captioned images, each of which becomes a figure. */
function partedAtFigures(paragraph: Element): Element[] {
  const pieces: Element[] = [];
  let parts: ElementContent[] = [];
  for (const part of paragraph.children) {
    const image = captionedImageOf(part);
    if (image === undefined) {
      parts.push(part);
    } else {
      pieces.push(...paragraphOf(paragraph, parts), figureOf(part, image));
      parts = [];
    }
  }
  return pieces.length === 0 ? [paragraph] : [...pieces, ...paragraphOf(paragraph, parts)];
}

function makeFigures(node: Root | Element): void {
  node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'p') return partedAtFigures(child);
    makeFigures(child);
    return [child];
  });
}

/**
 * Images are lazy, come from this site or over https without a referrer (any other image is
 * replaced by its text), have an alternative text, and reserve space if uploaded. An image with a
 * title becomes a figure with that caption, wherever it is in a paragraph.
 */
export function finishImages() {
  return (tree: Root): void => {
    visitElements(tree, (element, parent, index) => {
      if (element.tagName !== 'img') {
        return;
      }
      const { src, alt, ...others } = element.properties;
      const text = typeof alt === 'string' ? alt : '';
      if (typeof src === 'string' && imageAddress.test(src)) {
        const size = others['width'] === undefined ? sizeOfImageAt(src) : undefined;
        const manner = {
          loading: 'lazy',
          decoding: 'async',
          ...(src.startsWith('/') ? {} : { referrerPolicy: 'no-referrer' }),
        };
        element.properties = { src, alt: text, ...size, ...others, ...manner };
      } else {
        parent.children[index] = { type: 'text', value: text };
      }
    });
    makeFigures(tree);
  };
}
