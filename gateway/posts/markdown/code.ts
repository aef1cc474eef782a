import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

/** Makes code blocks, which scroll, reachable by keyboard. */
export function finishCode() {
  return (tree: Root): void => {
    visitElements(tree, (element) => {
      if (element.tagName === 'pre') {
        element.properties['tabIndex'] = 0;
      }
    });
  };
}
