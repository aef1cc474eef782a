import type { Root } from 'hast';
import { visitElements } from './visit-elements.ts';

/** Replaces the checkboxes of task lists, which readers cannot use, by symbols. */
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
