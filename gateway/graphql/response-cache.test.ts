import { describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const halfMegabyte = 524_288;

/** Sends each of these requests once, with responses of half a megabyte. */
function ask(cache: ResponseCache, questions: readonly string[]): void {
  for (const question of questions) {
    if (cache.isWorthCaching(question, halfMegabyte)) {
      const body = Buffer.alloc(halfMegabyte);
      const answer = { status: 200, headers: [], body, expiresAt: 0, reads: 1 };
      cache.put(question, answer, cache.version);
    }
  }
}

const questions = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_none, index) => `${name} ${String(index)}`);

const cachedOf = (cache: ResponseCache, asked: readonly string[]): string[] =>
  asked.filter((question) => cache.get(question) !== undefined);

describe('responses are cached', () => {
  it('on the first request while there is space', () => {
    const cache = new ResponseCache();
    const first = questions('first', 10);
    ask(cache, first);
    expect(cachedOf(cache, first)).toEqual(first);
  });

  it('on the second request when the cache is full, so that one-time requests evict no responses', () => {
    const cache = new ResponseCache();
    const first = questions('first', 15);
    ask(cache, first);
    const flood = questions('flood', 500);
    ask(cache, flood);
    expect(cachedOf(cache, flood)).toEqual([]);
    expect(cachedOf(cache, first)).toEqual(first);
    ask(cache, ['flood 400']);
    expect(cachedOf(cache, flood)).toEqual(['flood 400']);
  });

  it('unless the cache was cleared after they were created', () => {
    const cache = new ResponseCache();
    const { version } = cache;
    cache.clear();
    const body = Buffer.from('{}');
    cache.put('a', { status: 200, headers: [], body, expiresAt: 0, reads: 1 }, version);
    expect(cache.get('a')).toBeUndefined();
  });
});
