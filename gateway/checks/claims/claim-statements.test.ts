import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { claimsSchema, type Claim } from '../../../schema/content/claims.ts';
import { beyond, clean, planted } from './claim-corpus.test-support.ts';
import { ClaimReader } from './claim-statements.ts';

const shipped = claimsSchema.parse(
  parse(readFileSync('gateway/testing/content/claims.yaml', 'utf8')),
);
const above = 'What Loon Lens does for HTA';

function contradictions(text: string, claims: readonly Claim[] = shipped): string[] {
  return new ClaimReader(claims)
    .read({ text, above })
    .filter(({ matching: stated }) => stated.length === 0)
    .map(({ figure }) => figure);
}

describe('a figure with a claim’s subject that is not its value', () => {
  it.each(planted)('is found in “%s”', (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });

  it.each(clean)('is not found in “%s”', (text) => {
    expect(contradictions(text)).toEqual([]);
  });

  it.each(beyond)('cannot, as documented, find the contradiction in “%s”', (text) => {
    expect(contradictions(text)).toEqual([]);
  });

  it('have a measured precision and recall over the corpus', () => {
    const found = (texts: readonly string[]) =>
      texts.filter((text) => contradictions(text).length > 0).length;
    const faults = planted.length + beyond.length;
    expect({
      precision: found(planted) / (found(planted) + found(clean)),
      recall: Number((found([...planted, ...beyond]) / faults).toFixed(2)),
    }).toEqual({ precision: 1, recall: 0.9 });
  });

  it('needs all words of the subject near it', () => {
    const other = { text: 'A published tool reached 91% sensitivity.', above: 'Other tools' };
    expect(new ClaimReader(shipped).read(other)).toEqual([]);
  });
});
