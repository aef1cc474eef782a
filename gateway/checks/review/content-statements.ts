import {
  contentPartNames,
  contentParts,
  type ContentPartName,
} from '../../../schema/content/content-parts.ts';
import { valueIn } from '../../content/part-value.ts';
import type { Content } from '../../site/content/content.ts';
import { ClaimReader, type ClaimStatement, type Passage } from '../claims/claim-statements.ts';

/** A passage, and how it is quoted. */
interface QuotedPassage extends Passage {
  quoted: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A figure next to its name: `{ value: '99%', label: 'Sensitivity' }`. */
function namedFigure({ qualifier, value, percent, label }: Record<string, unknown>): string[] {
  const figure = typeof percent === 'number' ? `${String(percent)}%` : value;
  if (typeof figure !== 'string' || typeof label !== 'string') return [];
  return [typeof qualifier === 'string' ? `${qualifier} ${figure}` : figure, label];
}

/** The passages of a content value, each text below those around it. */
function* passagesOf(value: unknown, above: readonly string[]): Generator<QuotedPassage> {
  if (typeof value === 'string') {
    for (const text of value.split(/\n\s*\n/u)) {
      yield { text, quoted: '', above: above.join('\n') };
    }
  } else if (Array.isArray(value)) {
    for (const entry of value) yield* passagesOf(entry, above);
  } else if (isRecord(value)) {
    const around = [
      ...above,
      ...Object.values(value).filter((one): one is string => typeof one === 'string'),
    ];
    const [figure, label] = namedFigure(value);
    if (figure !== undefined && label !== undefined) {
      const quoted = `${figure} ${label}`;
      yield { text: figure, label, quoted, above: around.join('\n') };
    }
    for (const one of Object.values(value)) yield* passagesOf(one, around);
  }
}

/** The uses of registered claims in each part of the site's content, in its order. */
export function contentStatements(
  content: Content,
): { part: ContentPartName; statements: ClaimStatement[] }[] {
  const reader = new ClaimReader(content.claims);
  return contentPartNames
    .filter((part) => part !== 'claims')
    .map((part) => ({
      part,
      statements: [...passagesOf(valueIn(content, part), [contentParts[part].title])].flatMap(
        ({ quoted, ...passage }) =>
          reader
            .read(passage)
            .map((said) => ({ ...said, sentence: quoted === '' ? said.sentence : quoted })),
      ),
    }));
}
