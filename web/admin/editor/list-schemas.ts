import { bulletListSchema, orderedListSchema } from '@milkdown/preset-commonmark';
import { extendListItemSchemaForTask } from '@milkdown/preset-gfm';

/** Whether a pasted list is loose; only the editor's own HTML contains this. */
function isSpread(dom: HTMLElement): boolean {
  return dom.dataset['spread'] === 'true';
}

/**
 * Milkdown's lists with a boolean `spread`: the preset reads it as a string, which fails
 * ProseMirror's attribute validation.
 */
const bulletList = bulletListSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  parseDOM: [{ tag: 'ul', getAttrs: (dom) => ({ spread: isSpread(dom) }) }],
  parseMarkdown: {
    match: ({ type, ordered }) => type === 'list' && ordered !== true,
    runner: (state, node, type) => {
      state
        .openNode(type, { spread: node['spread'] === true })
        .next(node.children)
        .closeNode();
    },
  },
}));

const orderedList = orderedListSchema.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  parseDOM: [
    {
      tag: 'ol',
      getAttrs: (dom) => ({
        spread: isSpread(dom),
        order: Number.parseInt(dom.getAttribute('start') ?? '1', 10) || 1,
      }),
    },
  ],
  parseMarkdown: {
    match: ({ type, ordered }) => type === 'list' && ordered === true,
    runner: (state, node, type) => {
      const order = typeof node['start'] === 'number' ? node['start'] : 1;
      state
        .openNode(type, { spread: node['spread'] === true, order })
        .next(node.children)
        .closeNode();
    },
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'ordered_list',
    runner: (state, node) => {
      const { order, spread } = node.attrs as { order: number; spread: boolean };
      state
        .openNode('list', undefined, { ordered: true, start: order, spread })
        .next(node.content)
        .closeNode();
    },
  },
}));

const listItem = extendListItemSchemaForTask.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  parseDOM: [
    {
      tag: 'li',
      getAttrs: (dom) => ({
        spread: isSpread(dom),
        checked: dom.dataset['checked'] === undefined ? null : dom.dataset['checked'] === 'true',
      }),
    },
  ],
  parseMarkdown: {
    match: ({ type }) => type === 'listItem',
    runner: (state, node, type) => {
      const checked = typeof node['checked'] === 'boolean' ? node['checked'] : null;
      state
        .openNode(type, { spread: node['spread'] === true, checked })
        .next(node.children)
        .closeNode();
    },
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'list_item',
    runner: (state, node) => {
      const { spread, checked } = node.attrs as { spread: boolean; checked: boolean | null };
      state.openNode('listItem', undefined, { spread, checked }).next(node.content).closeNode();
    },
  },
}));

/** All list schemas; they replace those of the presets. */
export const listSchemas = [bulletList, orderedList, listItem].flat();
