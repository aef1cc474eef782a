import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

/** Task lists show a mark in place of a form's checkbox, which nobody could use. */
export function labelTasks() {
  return (tree: Root): void => {
    visitElements(tree, (element, parent, index) => {
      const { type, checked } = element.properties;
      if (element.tagName === 'input' && type === 'checkbox') {
        parent.children[index] = {
          type: 'element',
          tagName: 'span',
          properties: { className: ['task'] },
          children: [{ type: 'text', value: checked ? '☑' : '☐' }],
        };
      }
    });
  };
}
