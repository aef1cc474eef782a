import type { MarkdownOptions } from './markdown-language.ts';
import { $markSchema, $remark } from '@milkdown/utils';
import type { MarkdownTree } from './markdown-meaning.ts';

const marks = { superscript: 'sup', subscript: 'sub' } as const;

type ScriptName = keyof typeof marks;
type Handle = NonNullable<NonNullable<MarkdownOptions['handlers']>['emphasis']>;
type State = Parameters<Handle>[2];
type Phrasing = Parameters<State['containerPhrasing']>[0];

function markSchema(name: ScriptName) {
  const tag = marks[name];
  return $markSchema(name, () => ({
    excludes: Object.keys(marks).join(' '),
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0],
    parseMarkdown: {
      match: ({ type }) => type === name,
      runner: (state, node, type) => {
        state.openMark(type).next(node.children).closeMark(type);
      },
    },
    toMarkdown: {
      match: ({ type }) => type.name === name,
      runner: (state, mark) => {
        state.withMark(mark, name);
      },
    },
  }));
}

/**
 * The index of the tag that closes the one at `at` without another such tag in between; -1 if there
 * is none.
 */
function closingTag(children: readonly MarkdownTree[], at: number, tag: string): number {
  const next = children.findIndex(
    ({ type, value }, index) => index > at && type === 'html' && /^<\/?su[bp]\b/i.test(value ?? ''),
  );
  return children[next]?.value === `</${tag}>` && next > at + 1 ? next : -1;
}

/** Markdown uses the HTML tags `sup` and `sub`; converts each pair of tags to a node. */
function readScripts(tree: MarkdownTree): void {
  const { children } = tree;
  if (children === undefined) return;
  for (const [name, tag] of Object.entries(marks)) {
    for (let at = 0; at < children.length; at += 1) {
      const { type, value } = children[at] ?? {};
      const end = type === 'html' && value === `<${tag}>` ? closingTag(children, at, tag) : -1;
      if (end === -1) continue;
      const inner = children.slice(at + 1, end);
      children.splice(at, end - at + 1, { type: name, children: inner });
    }
  }
  children.forEach(readScripts);
}

/** Serializes the nodes to Markdown. */
export const scriptHandlers = Object.fromEntries(
  Object.entries(marks).map(([name, tag]): [string, Handle] => [
    name,
    (node: Phrasing, _parent, state, info) =>
      `<${tag}>${state.containerPhrasing(node, { ...info, before: '>', after: '<' })}</${tag}>`,
  ]),
);

const remarkScripts = $remark('scripts', () => () => (tree) => {
  readScripts(tree as unknown as MarkdownTree);
});

/** Superscript and subscript, as in m² and H₂O. */
export const scriptMarks = [
  remarkScripts,
  markSchema('superscript'),
  markSchema('subscript'),
].flat();
