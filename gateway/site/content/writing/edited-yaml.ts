import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../../../schema/is-record.ts';
import { partsOfMarkdown } from '../content-file.ts';
import { readDocument } from './original-lines.ts';

/** The layout of the shipped files: lines of up to 100 characters. */
const layout = { lineWidth: 101 } as const;
/** A longer text is written as a block scalar. */
const longText = 80;

/**
 * A new value in the style of the files: long texts are folded, and texts with several lines use
 * literal blocks.
 */
function written(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key') styled(scalar);
    },
  });
  return node;
}

function styled(scalar: { value: unknown; type?: string }): void {
  const { value } = scalar;
  if (typeof value === 'string' && value.includes('\n')) {
    scalar.type = 'BLOCK_LITERAL';
  } else if (typeof value === 'string' && value.length > longText) {
    scalar.type = 'BLOCK_FOLDED';
  }
}

/** The node for `value`: the existing `node` with as few changes as possible, or a new one. */
function edited(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) {
    return node;
  }
  if (isMap(node) && isRecord(value)) {
    return editedMap(document, node, value);
  }
  if (isSeq(node) && Array.isArray(value)) {
    return editedList(document, node, value);
  }
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value;
    delete node.format;
    if (node.type !== 'QUOTE_SINGLE' && node.type !== 'QUOTE_DOUBLE') {
      delete node.type;
      styled(node);
    }
    return node;
  }
  return written(document, value);
}

function editedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): Node {
  map.items = map.items.filter(
    ({ key }) => isScalar(key) && typeof key.value === 'string' && Object.hasOwn(value, key.value),
  );
  // In file order, because an alias must come after its anchor.
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    pair.value = edited(document, pair.value, value[key]);
  }
  for (const [key, added] of Object.entries(value)) {
    if (!map.has(key)) {
      map.add(document.createPair(key, written(document, added)));
    }
  }
  return map;
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value['id'] : undefined;
}

/** Entries with an id keep their comments when they move; other entries are matched by position. */
function editedList(document: Document, list: YAMLSeq, values: readonly unknown[]): Node {
  const previous = [...list.items];
  const byId = new Map(
    previous.map((item) => [isNode(item) ? idOf(item.toJS(document)) : undefined, item]),
  );
  byId.delete(undefined);
  const [first, second] = previous.map((item) => isNode(item) && item.spaceBefore === true);
  list.items = values.map((value, index) => {
    const id = idOf(value);
    const item = edited(document, id === undefined ? previous[index] : byId.get(id), value);
    item.spaceBefore = (index === 0 ? first : second) ?? first ?? false;
    return item;
  });
  return list;
}

/** Writes out the values of aliases, because they may come to differ from their anchors. */
function withoutNames(document: Document): void {
  visit(document, {
    Alias: (_key, alias) => {
      const node: Node = document.createNode(alias.toJS(document), {
        aliasDuplicateObjects: false,
      });
      return node;
    },
  });
  visit(document, {
    Value: (_key, node) => {
      delete node.anchor;
    },
  });
}

/** The text from `make` if it parses to `value`; undefined if it does not or cannot be written. */
function said(make: () => string, value: unknown): string | undefined {
  try {
    const text = make();
    return isDeepStrictEqual(parse(text), value) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * YAML for `value`, a JSON value. Reuses the comments and layout of `source` for unchanged parts,
 * so that a diff shows only the changes.
 */
export function editedYaml(source: string, value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value));
  const from = (prepare: (document: Document) => void) => () => {
    const document = readDocument(source);
    prepare(document);
    document.contents = edited(document, document.contents, plain);
    return document.toString(layout);
  };
  const rewritten = new Document();
  rewritten.contents = written(rewritten, plain);
  return (
    said(
      from(() => undefined),
      plain,
    ) ??
    said(from(withoutNames), plain) ??
    said(() => rewritten.toString(layout), plain) ??
    `${JSON.stringify(plain, null, 2)}\n`
  );
}

/** A Markdown file with front matter. */
interface MarkdownFile {
  facts: object;
  body: string;
}

/**
 * Writes a Markdown file with front matter; unchanged parts of the front matter of `source` are not
 * reformatted.
 */
export function markdownText({ facts, body }: MarkdownFile, source = ''): string {
  const frontMatter = editedYaml(partsOfMarkdown(source)?.frontMatter ?? '', facts);
  return `---\n${frontMatter}---\n\n${body}\n`;
}
