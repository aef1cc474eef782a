import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const all = <T>(queue: FairQueue<T>): (T | undefined)[] =>
  Array.from({ length: queue.length }, () => queue.take());

describe('the fair queue', () => {
  it('serves clients in rotation, so that many requests from one do not delay the others', () => {
    const queue = new FairQueue<string>({ queueMax: 10, queuePerAddressMax: 10 });
    ['a1', 'a2', 'a3', 'a4'].forEach((wanted) => queue.add('a', wanted));
    ['b1', 'b2'].forEach((wanted) => queue.add('b', wanted));
    queue.add('c', 'c1');
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.take()).toBeUndefined();
  });

  it('limits the queued requests of one client', () => {
    const queue = new FairQueue<string>({ queueMax: 10, queuePerAddressMax: 2 });
    expect(['a1', 'a2', 'a3'].map((wanted) => queue.add('a', wanted))).toEqual([
      undefined,
      undefined,
      'a3',
    ]);
    expect(queue.add('b', 'b1')).toBeUndefined();
    expect(all(queue)).toEqual(['a1', 'b1', 'a2']);
  });

  it('evicts a request of the client with the most when it is full and another client has fewer', () => {
    const queue = new FairQueue<string>({ queueMax: 3, queuePerAddressMax: 3 });
    ['a1', 'a2', 'a3'].forEach((wanted) => queue.add('a', wanted));
    expect(queue.add('b', 'b1')).toBe('a3');
    expect(queue.add('b', 'b2')).toBe('b2');
    expect(queue.add('c', 'c1')).toBe('a2');
    expect(queue.add('d', 'd1')).toBe('d1');
    expect(all(queue)).toEqual(['a1', 'b1', 'c1']);
  });
});
