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
    '%s is refused in time, this thread stays free, and the next content is rendered',
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

describe('content', () => {
  it('is rendered by the thread in the same way as in this one', async () => {
    const content = '## A *heading*\n\n| a | b |\n| - | - |\n| c | d |\n\n<script>1</script>[x][y]';
    expect(await rendererWithin().forSave(content)).toEqual(await renderContent(content));
  });

  it('of the largest size is rendered', async () => {
    const paragraph =
      '### Part\n\nA sentence *with* a [link](https://x.example), and **more** of it.\n\n';
    const content = paragraph.repeat(postLimits.contentMax / paragraph.length);
    // A generous time limit for busy machines, because this is about the memory limit.
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
  ])('is refused with too many nested %s', async (_name, content) => {
    await expect(rendererWithin(60).forSave(content)).rejects.toMatchObject({
      fields: { content: contentMessages.tooDeep },
    });
  });

  it('is rendered after a refused one, by a new thread', async () => {
    const renderer = rendererWithin(2);
    const refused = renderer.forSave(upTo('a](b'));
    const next = renderer.forSave('Next.');
    await expect(refused).rejects.toMatchObject(refusal);
    expect((await next).html).toBe('<p>Next.</p>');
  });
});

describe('the queue', () => {
  it('refuses previews beyond a short queue, but still accepts a save', async () => {
    const renderer = rendererWithin();
    const begun = Array.from({ length: renderingLimits.previewsQueueMax + 1 }, () =>
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

describe('the rendering thread', () => {
  /**
   * Counts how often a thread was started; each start uses the next program, the last one the real
   * program.
   */
  function counting(...others: string[]) {
    let starts = 0;
    const renderer = new ContentRenderer({
      program: () => Promise.resolve(others[starts++] ?? program),
      // A generous time limit for busy machines, because the memory limit must apply.
      seconds: 60,
    });
    undo(() => renderer.close());
    return { renderer, starts: () => starts };
  }

  it('ends after some idle time and starts again with the next content', async () => {
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

  it('refuses content that needs too much memory and renders the next one', async () => {
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
