import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { postLimits, renderingLimits } from '../../../schema/limits.ts';
import { contentMessages } from '../../../schema/messages.ts';
import { undoAfterEach } from '../../testing/cleanup.ts';
import { compileContentThread } from './compile-content-thread.ts';
import { ContentRenderer } from './content-renderer.ts';
import { renderContent } from './render-content.ts';

const undo = undoAfterEach();
let program: string;
beforeAll(async () => {
  program = await compileContentThread();
});

function rendererWithin(seconds?: number): ContentRenderer {
  const renderer = new ContentRenderer({
    program: () => Promise.resolve(program),
    ...(seconds === undefined ? {} : { seconds }),
  });
  undo(() => renderer.close());
  return renderer;
}

const upTo = (unit: string): string => unit.repeat(100_000 / unit.length);
const nestedLists = Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join(
  '\n',
);
const refusal = { code: 'BAD_USER_INPUT', fields: { content: contentMessages.tooIntricate } };

describe('pathological Markdown', () => {
  it.each([
    ['**a__b', upTo('**a__b')],
    ['~~a', upTo('~~a')],
    ['a](b', upTo('a](b')],
    ['400 levels of lists', nestedLists],
    ['100,000 items of a list', upTo('- a\n')],
  ])(
    '%s is refused in its time, this thread is free meanwhile, and the next is rendered',
    async (_name, content) => {
      const renderer = rendererWithin(0.2);
      let turns = 0;
      const counting = setInterval(() => (turns += 1), 5);
      await expect(renderer.forSave(content)).rejects.toMatchObject(refusal);
      clearInterval(counting);
      expect(turns).toBeGreaterThan(5);
      expect((await rendererWithin().forSave('Some *text*.')).html).toBe(
        '<p>Some <em>text</em>.</p>',
      );
    },
  );
});

describe('a content', () => {
  it('is rendered in the thread as it is in this one', async () => {
    const content = '## A *heading*\n\n| a | b |\n| - | - |\n| c | d |\n\n<script>1</script>[x][y]';
    expect(await rendererWithin().forSave(content)).toEqual(await renderContent(content));
  });

  it('of the largest size is rendered', async () => {
    const paragraph =
      '### Part\n\nA sentence *with* a [link](https://x.example), and **more** of it.\n\n';
    const content = paragraph.repeat(postLimits.contentMax / paragraph.length);
    // However busy the machine: it is the memory's bound that it must not meet.
    expect((await rendererWithin(60).forSave(content)).html).toContain('<strong>more</strong>');
  });

  it.each([
    ['elements', '<div>'.repeat(renderingLimits.depthMax + 1)],
    [
      'lists',
      nestedLists
        .split('\n')
        .slice(0, renderingLimits.depthMax / 2 + 1)
        .join('\n'),
    ],
  ])('with too many %s within one another is refused', async (_name, content) => {
    await expect(rendererWithin(60).forSave(content)).rejects.toMatchObject({
      fields: { content: contentMessages.tooDeep },
    });
  });

  it('is rendered after one that was refused, by a thread that replaces the ended one', async () => {
    const renderer = rendererWithin(2);
    const refused = renderer.forSave(upTo('a](b'));
    const next = renderer.forSave('Next.');
    await expect(refused).rejects.toMatchObject(refusal);
    expect((await next).html).toBe('<p>Next.</p>');
  });
});

describe('what waits', () => {
  it('previews beyond a short queue are asked to come again; a save still has its turn', async () => {
    const renderer = rendererWithin();
    const begun = Array.from({ length: renderingLimits.previewsWaitingMax + 1 }, () =>
      renderer.forPreview('One.'),
    );
    await expect(renderer.forPreview('Another.')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: renderingLimits.retryAfterSeconds,
    });
    expect((await renderer.forSave('Saved.')).html).toBe('<p>Saved.</p>');
    expect(await Promise.all(begun)).toHaveLength(begun.length);
    expect((await renderer.forPreview('Again.')).html).toBe('<p>Again.</p>');
  });
});

describe('the thread', () => {
  /** How often a thread was started, each time with the next of the programs, at last the real one. */
  function counting(...others: string[]) {
    let starts = 0;
    const renderer = new ContentRenderer({
      program: () => Promise.resolve(others[starts++] ?? program),
      // However busy the machine: it is the memory's bound that is to be met.
      seconds: 60,
    });
    undo(() => renderer.close());
    return { renderer, starts: () => starts };
  }

  it('ends when it had nothing to render for a while, and another starts with the next content', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    undo(() => vi.useRealTimers());
    const { renderer, starts } = counting();
    const idleMs = renderingLimits.idleSeconds * 1_000;
    await renderer.forSave('One.');
    await vi.advanceTimersByTimeAsync(idleMs - 1);
    await renderer.forSave('Two.');
    await vi.advanceTimersByTimeAsync(idleMs - 1);
    await renderer.forSave('Three.');
    expect(starts()).toBe(1);
    await vi.advanceTimersByTimeAsync(idleMs);
    expect((await renderer.forSave('Four.')).html).toBe('<p>Four.</p>');
    expect(starts()).toBe(2);
  });

  it('a content that takes more memory than there is for it is refused, and the next is rendered', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loon-thread-'));
    undo(() => rmSync(folder, { recursive: true }));
    const greedy = path.join(folder, 'greedy.mjs');
    writeFileSync(
      greedy,
      `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => {
        for (const filled = []; ; ) filled.push(new Array(100_000).fill({}));
      });
      parentPort.postMessage('ready');`,
    );
    const { renderer, starts } = counting(greedy);
    await expect(renderer.forSave('Large.')).rejects.toMatchObject({
      ...refusal,
      cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
    });
    expect((await renderer.forSave('Next.')).html).toBe('<p>Next.</p>');
    expect(starts()).toBe(2);
  });
});
