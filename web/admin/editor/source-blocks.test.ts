import { readdirSync, readFileSync } from 'node:fs';
import { Fragment, type Node } from '@milkdown/prose/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage } from './language.test-support.ts';
import type { ComparableLanguage } from './markdown-language.ts';
import { openRichText } from './open-rich-text.ts';
import { randomMarkdown, randomNumbers } from './random-markdown.test-support.ts';

let language: ComparableLanguage;
beforeAll(async () => {
  language = await startLanguage();
});

const articles = readdirSync('gateway/testing/content/articles').map((file) => {
  const [, , ...body] = readFileSync(`gateway/testing/content/articles/${file}`, 'utf8').split(
    /^---\n/m,
  );
  return { file, body: body.join('---\n') };
});

function mustOpen(markdown: string) {
  const opened = openRichText(markdown, language);
  if (!opened) throw new Error(`The rich view refuses: ${markdown}`);
  return opened;
}

/**
 * The document with block `index` replaced by the blocks that the Markdown in `blocks` contains.
 */
function withBlock(document: Node, index: number, blocks: string): Node {
  const children = Array.from({ length: document.childCount }, (_, at) => document.child(at));
  const read = language.parse(blocks);
  const fresh = Array.from({ length: read.childCount }, (_, at) => read.child(at));
  return document.copy(Fragment.from(children.toSpliced(index, 1, ...fresh)));
}

describe('opening and saving an unchanged text preserves its Markdown byte for byte:', () => {
  it.each(articles)('$file', ({ body }) => {
    const { document, blocks } = mustOpen(body);
    expect(blocks.markdownOf(document)).toBe(body);
    expect(blocks.markdownOf(language.parse(body))).toBe(body);
  });

  it('random Markdown in any syntax variant', () => {
    const random = randomNumbers(20_251_121);
    let openedCount = 0;
    for (let run = 0; run < 150; run += 1) {
      const markdown = randomMarkdown(random);
      const opened = openRichText(markdown, language);
      if (opened) {
        openedCount += 1;
        expect(opened.blocks.markdownOf(language.parse(markdown))).toBe(markdown);
      }
    }
    expect(openedCount).toBeGreaterThan(60);
  });
});

describe('editing one block', () => {
  it('preserves the source of the other blocks, even in a syntax variant that the editor does not write', () => {
    const source = '* one\n* two\n\n\nSetext\n------\n\n__Bold__ text\n\n~~~\ncode\n~~~\n';
    const { document, blocks } = mustOpen(source);
    expect(blocks.markdownOf(withBlock(document, 2, 'New **words**'))).toBe(
      '* one\n* two\n\n\nSetext\n------\n\nNew **words**\n\n~~~\ncode\n~~~\n',
    );
    const removed = '* one\n* two\n\n__Bold__ text\n\n~~~\ncode\n~~~\n';
    expect(blocks.markdownOf(withBlock(document, 1, ''))).toBe(removed);
  });

  it('preserves the line endings of the text', () => {
    const { document, blocks } = mustOpen('One\r\n\r\nTwo\r\n');
    expect(blocks.markdownOf(withBlock(document, 0, 'A\n\nB'))).toBe('A\r\n\r\nB\r\n\r\nTwo\r\n');
  });

  it('keeps a new list separate from an adjacent list', () => {
    const { document, blocks } = mustOpen('- a\n- b\n\nBetween\n');
    const edited = withBlock(document, 1, '- c');
    expect(language.parse(blocks.markdownOf(edited)).childCount).toBe(2);
  });

  it('produces the edited document, for random edits of random Markdown', () => {
    const random = randomNumbers(7);
    for (let run = 0; run < 100; run += 1) {
      const markdown = randomMarkdown(random);
      const opened = openRichText(markdown, language);
      if (opened && opened.document.childCount > 2) {
        const index = Math.floor(random() * opened.document.childCount);
        const edited = withBlock(opened.document, index, 'An *edited* paragraph.');
        const saved = opened.blocks.markdownOf(edited);
        expect(language.meaningOf(saved)).toBe(language.meaningOf(language.serialize(edited)));
      }
    }
  });
});

describe('Markdown that the rich view cannot show', () => {
  it.each([
    ['link definitions', 'See [it][1].\n\n[1]: /there'],
    ['the meta text of a code block', '```ts title="x"\na\n```'],
  ])('is edited in the source view: %s', (_, markdown) => {
    expect(openRichText(markdown, language)).toBeUndefined();
  });

  it('is shown as source in the rich view if it is raw HTML or a footnote', () => {
    const source = '<aside class="x">\n\nRaw.[^a]\n\n</aside>\n\n[^a]: Note.\n';
    const { document, blocks } = mustOpen(source);
    expect(blocks.markdownOf(withBlock(document, 1, 'Cooked.'))).toBe(
      source.replace('Raw.[^a]', 'Cooked.'),
    );
  });
});
