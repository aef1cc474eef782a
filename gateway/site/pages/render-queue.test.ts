import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure.ts';
import { RenderQueue } from './render-queue.ts';

const nobodyNew = { count: 0 };
const bounds = { queueMax: 3, queuePerAddressMax: 2 };

/** Work that ends on command and records how much of it ran at the same time. */
function countedWork() {
  const ends: (() => void)[] = [];
  const seen = { atOnce: 0, most: 0 };
  const work = async (): Promise<string> => {
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.atOnce -= 1;
    return 'done';
  };
  return { work, seen, ends };
}

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error: unknown) =>
      error instanceof Failure ? [error.status, error.retryAfterSeconds] : error,
  );

describe('the render queue', () => {
  it('runs one rendering, queues a few and refuses the others with 503 and Retry-After', async () => {
    const queue = new RenderQueue(nobodyNew, bounds);
    const { work, seen, ends } = countedWork();
    const running = ['::1', '192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) =>
      queue.run(address, work),
    );
    expect(await refusal(queue.run('192.0.2.4', work))).toEqual([503, 2]);
    for (let index = 0; index < running.length; index += 1) {
      await expect.poll(() => ends.length).toBe(index + 1);
      ends[index]?.();
    }
    expect(await Promise.all(running)).toEqual(['done', 'done', 'done', 'done']);
    expect(seen.most).toBe(1);
  });

  it('does not give every place to one client', async () => {
    const queue = new RenderQueue(nobodyNew, bounds);
    const { work, ends } = countedWork();
    const running = ['::1', '192.0.2.1', '192.0.2.1'].map((address) => queue.run(address, work));
    expect(await refusal(queue.run('192.0.2.1', work))).toEqual([503, 2]);
    running.push(queue.run('192.0.2.2', work));
    for (let index = 0; index < running.length; index += 1) {
      await expect.poll(() => ends.length).toBe(index + 1);
      ends[index]?.();
    }
    await Promise.all(running);
  });

  it('starts the next rendering after one that fails', async () => {
    const queue = new RenderQueue(nobodyNew, bounds);
    const failing = queue.run('::1', () => Promise.reject(new Error('broken')));
    const next = queue.run('::1', () => Promise.resolve('rendered'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('rendered');
    expect(await queue.run('::1', () => Promise.resolve('and again'))).toBe('and again');
  });

  it('many queued connections are accepted and inspected before any page is rendered', async () => {
    const arrivals = { count: 0 };
    const queue = new RenderQueue(arrivals, bounds);
    const rendered: number[] = [];
    const answers: Promise<unknown>[] = [];
    for (let index = 0; index < 10; index += 1) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      arrivals.count += 1;
      const work = () => Promise.resolve(rendered.push(index));
      answers.push(refusal(queue.run(`192.0.2.${String(index)}`, work)));
    }
    expect(await Promise.all(answers)).toEqual([
      ...Array.from({ length: 4 }, () => 'not refused'),
      ...Array.from({ length: 6 }, () => [503, 2]),
    ]);
    expect(rendered).toEqual([0, 1, 2, 3]);
  });

  it('does not delay a rendering for new requests on existing connections', async () => {
    const queue = new RenderQueue(nobodyNew, bounds);
    const first = queue.run('192.0.2.1', () => Promise.resolve('rendered'));
    const others: Promise<unknown>[] = [];
    let round = 0;
    const roundOfFirst = first.then(() => round);
    for (; round < 10; round += 1) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      others.push(refusal(queue.run('192.0.2.2', () => Promise.resolve(''))));
    }
    expect(await roundOfFirst).toBeLessThan(10);
    await Promise.all(others);
  });
});
