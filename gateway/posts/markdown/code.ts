import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

/** Lets blocks of code, which scroll, be reached by keyboard. */
export function finishCode() {
  return (tree: Root): void => {
    visitElements(tree, (element) => {
      if (element.tagName === 'pre') {
        element.properties['tabIndex'] = 0;
      }
    });
  };
}
