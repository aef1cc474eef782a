import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

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
