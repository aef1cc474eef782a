import type { Element, ElementContent, Root } from 'hast';
import { imageAddress } from '../../../schema/image-address.ts';
import { sizeOfImageAt } from '../images/image-address.ts';
import { visitElements } from './visit-elements.ts';

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The image that a paragraph holds if it holds nothing else. */
function onlyImageOf(paragraph: Element): Element | undefined {
  const [only, ...others] = paragraph.children.filter((child) => !isBlank(child));
  return others.length === 0 && only?.type === 'element' && only.tagName === 'img'
    ? only
    : undefined;
}

function figureOf(image: Element, caption: string): Element {
  const { title, ...properties } = image.properties;
  return {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [
      { ...image, properties },
      {
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: caption }],
      },
    ],
  };
}

/**
 * Images come late, from this site or by https without a word about the page (any other is replaced
 * by its text), with a text, and with room left for an uploaded one; one that stands alone in a
 * paragraph and has a title becomes a figure with that caption.
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
    visitElements(tree, (element, parent, index) => {
      const image = element.tagName === 'p' ? onlyImageOf(element) : undefined;
      const title = image?.properties['title'];
      if (image !== undefined && typeof title === 'string') {
        parent.children[index] = figureOf(image, title);
      }
    });
  };
}
