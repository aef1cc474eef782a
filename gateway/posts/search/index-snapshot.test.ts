import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSnapshot, writeSnapshot } from './index-snapshot.ts';
import { referenceSearch } from './reference-search.test-support.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';
import { ZipfCorpus } from './zipf-corpus.test-support.ts';

const now = new Date('2026-01-01T00:00:00Z');

describe('a search index stored in a file', () => {
  let directory = '';
  let file = '';
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'search-'));
    file = path.join(directory, 'index');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const corpus = new ZipfCorpus(7, 2_000);
  const queries = Array.from({ length: 60 }, (_, at) =>
    at % 3 === 0 ? corpus.unfinishedWord() : `${corpus.word()} ${corpus.unfinishedWord()}`,
  ).concat('a', 'th', 'ingst zzz', '');

  async function filled() {
    const posts = new Map<string, SearchDocument>();
    const index = new SearchIndex({ frequentFrom: 100 });
    for (let number = 0; number < 200; number += 1) {
      const post = { ...corpus.post(number, 60, now), stamp: `1 ${String(number)}` };
      posts.set(post.id, post);
      index.put(post);
    }
    for (const id of [...posts.keys()].filter((_, at) => at % 9 === 0)) {
      posts.delete(id);
      index.remove(id);
    }
    const { parts, isStill } = index.stored;
    await writeSnapshot(file, parts, isStill);
    return { posts, index };
  }

  async function restored(): Promise<SearchIndex> {
    const index = new SearchIndex({ frequentFrom: 100 });
    await index.restore(await readSnapshot(file));
    return index;
  }

  it('finds and scores exactly as before, and as the reference does', async () => {
    const { posts, index } = await filled();
    const again = await restored();
    expect(again.size).toBe(index.size);
    for (const query of queries) {
      const found = again.search(query, { first: 12, now });
      expect(found, query).toEqual(index.search(query, { first: 12, now }));
      expect(found, query).toEqual(referenceSearch(posts.values(), query, { first: 12, now }));
    }
  });

  it('follows every later change as a newly built index would', async () => {
    const { posts } = await filled();
    const again = await restored();
    await again.prepare();
    for (const [at, post] of [...posts.values()].entries()) {
      if (at % 5 === 0) {
        posts.delete(post.id);
        again.remove(post.id);
      } else if (at % 5 === 1) {
        const changed = { ...corpus.post(at, 40, now), id: post.id };
        posts.set(post.id, changed);
        again.put(changed);
      }
    }
    for (let number = 300; number < 360; number += 1) {
      const post = corpus.post(number, 50, now);
      posts.set(post.id, post);
      again.put(post);
    }
    for (const query of queries) {
      expect(again.search(query, { first: 12, now }), query).toEqual(
        referenceSearch(posts.values(), query, { first: 12, now }),
      );
    }
  });

  it('has the stamp that each post was added with', async () => {
    const { posts } = await filled();
    const again = await restored();
    expect([...again.ids()].sort()).toEqual([...posts.keys()].sort());
    for (const { id, stamp } of posts.values()) expect(again.stampOf(id)).toBe(stamp);
  });

  it('is refused if truncated, damaged anywhere or not an index at all', async () => {
    await filled();
    const whole = readFileSync(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    for (const place of [0, 3, 40, 0.3, 0.6, 0.9].map((at) =>
      at < 1 ? Math.floor(at * whole.length) : at,
    )) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 0x15, place);
      writeFileSync(file, damaged);
      await expect(readSnapshot(file), String(place)).rejects.toThrow();
    }
    for (const length of [0, 3, 100, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length));
      await expect(readSnapshot(file), String(length)).rejects.toThrow();
    }
  });

  it('is not replaced by an index that changes during the write', async () => {
    const { index, posts } = await filled();
    const before = readFileSync(file);
    const { parts, isStill } = index.stored;
    const writing = writeSnapshot(file, parts, isStill);
    index.remove([...posts.keys()][0] ?? '');
    await writing;
    expect(readFileSync(file)).toEqual(before);
  });
});
