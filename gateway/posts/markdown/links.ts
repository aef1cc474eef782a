import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

const leavesTheSite = /^(https?:)?\/\//i;

/** Links to other sites give them no hold on the page they were on. */
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
