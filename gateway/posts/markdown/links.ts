import type { Element, Root } from 'hast';
import { embedLink } from '../../../schema/article-urls.ts';
import { visitElements } from './elements.ts';

const embeds = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

function sourceOf({ properties, children }: Element): string {
  const { src, data } = properties;
  const inner = children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'source',
  );
  const found = src ?? data ?? inner?.properties['src'];
  return typeof found === 'string' ? found : '';
}

/**
 * Replaces embedded content, which articles do not show, by a link. Its output may be as hostile as
 * its input.
 */
export function linkEmbeds() {
  return (tree: Root): void => {
    visitElements(tree, (element, parent, index) => {
      const href = embeds.has(element.tagName) ? embedLink(sourceOf(element)) : undefined;
      if (href === undefined) {
        return;
      }
      const { title } = element.properties;
      const text = typeof title === 'string' && title.trim() !== '' ? title : href;
      const link: Element = {
        type: 'element',
        tagName: 'a',
        properties: { href },
        children: [{ type: 'text', value: text }],
      };
      parent.children[index] =
        parent.type === 'root'
          ? { type: 'element', tagName: 'p', properties: {}, children: [link] }
          : link;
    });
  };
}

const leavesTheSite = /^(https?:)?\/\//i;

/** Links to other sites get no access to the page that opened them. */
export function finishLinks() {
  return (tree: Root): void => {
    visitElements(tree, (element) => {
      const { href } = element.properties;
      if (element.tagName === 'a' && typeof href === 'string' && leavesTheSite.test(href)) {
        element.properties['rel'] = ['noopener'];
      }
    });
  };
}
