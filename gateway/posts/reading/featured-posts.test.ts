import { expect, it } from 'vitest';
import { FeaturedPosts } from './post-loaders.ts';

/** Featured posts with a database that counts how often it is read. */
function featuredPosts() {
  const state = { reads: 0, now: 1_000, nextAt: Number.POSITIVE_INFINITY, current: true };
  const listeners: (() => void)[] = [];
  const changes = {
    isCurrent: () => state.current,
    onChange: (listener: () => void) => void listeners.push(listener),
    changed: () => listeners.forEach((listener) => listener()),
  };
  let answer: (ids: ReadonlySet<string>) => void = () => undefined;
  const featured = new FeaturedPosts({
    posts: {
      featuredIds: () => {
        state.reads += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    },
    changes,
    schedule: { nextAt: () => state.nextAt },
    now: () => new Date(state.now),
  });
  const read = async (id: string): Promise<string[]> => {
    const ids = featured.ids();
    answer(new Set([id]));
    return [...(await ids)];
  };
  return { state, changes, featured, read, answer: (id: string) => answer(new Set([id])) };
}

it('the newest three are read once, and again after every change', async () => {
  const { state, changes, read } = featuredPosts();
  expect(await read('a')).toEqual(['a']);
  expect(await read('b')).toEqual(['a']);
  expect(state.reads).toBe(1);
  changes.changed();
  expect(await read('b')).toEqual(['b']);
});

it('the newest three are read again when a scheduled post becomes public', async () => {
  const { state, read } = featuredPosts();
  state.nextAt = 2_000;
  await read('a');
  state.now = 1_999;
  expect(await read('b')).toEqual(['a']);
  state.now = 2_000;
  state.nextAt = Number.POSITIVE_INFINITY;
  expect(await read('b')).toEqual(['b']);
});

it('the list read before a change is not cached after it', async () => {
  const { changes, featured, read, answer } = featuredPosts();
  const before = featured.ids();
  changes.changed();
  answer('a');
  expect([...(await before)]).toEqual(['a']);
  expect(await read('b')).toEqual(['b']);
});

it('while changes may have been missed, the list is read again', async () => {
  const { state, read } = featuredPosts();
  await read('a');
  state.current = false;
  expect(await read('b')).toEqual(['b']);
});
