import { parseDocument, visit, type Document, type ScalarTag } from 'yaml';
import { stringifyString } from 'yaml/util';

/** A block scalar without a final line break: `>-` or `|-`, and the lines below. */
const block = /^([>|]-)[^\S\n]*\n(.+)$/s;

interface OriginalLines {
  value: unknown;
  header: string;
  /** Without their indentation. */
  lines: string[];
}

function linesIn(source: string): Pick<OriginalLines, 'header' | 'lines'> | undefined {
  const [, header, rest] = block.exec(source.trimEnd()) ?? [];
  if (header === undefined || rest === undefined) {
    return undefined;
  }
  const indent = /^ */.exec(rest)?.[0] ?? '';
  const lines = rest.split(/\r?\n/);
  return lines.every((line) => line === '' || line.startsWith(indent))
    ? { header, lines: lines.map((line) => line.slice(indent.length)) }
    : undefined;
}

/** Writes unchanged texts in their original lines, regardless of how the author broke them. */
function textWith(originals: WeakMap<object, OriginalLines>): ScalarTag {
  return {
    tag: 'tag:yaml.org,2002:str',
    default: true,
    identify: (value) => typeof value === 'string',
    resolve: (value) => value,
    stringify: (item, context, onComment, onChompKeep) => {
      const original = originals.get(item);
      if (original === undefined || original.value !== item.value) {
        const asString = { ...context, actualString: true };
        return stringifyString(item, asString, onComment, onChompKeep);
      }
      const indented = original.lines.map((line) => (line === '' ? '' : context.indent + line));
      return [original.header, ...indented].join('\n');
    },
  };
}

/**
 * Parses YAML into a document whose unchanged texts are written in the original lines of `source`.
 */
export function readDocument(source: string): Document {
  const originals = new WeakMap<object, OriginalLines>();
  const text = textWith(originals);
  const document: Document = parseDocument(source, {
    customTags: (tags) =>
      tags.map((tag) => (typeof tag === 'object' && tag.tag === text.tag ? text : tag)),
  });
  visit(document, {
    Scalar: (_key, scalar) => {
      const { range, comment, value } = scalar;
      const found = range && !comment ? linesIn(source.slice(range[0], range[1])) : undefined;
      if (found !== undefined) {
        originals.set(scalar, { value, ...found });
      }
    },
  });
  return document;
}
