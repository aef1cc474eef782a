import { describe, expect, it } from 'vitest';
import { compressPage } from './compressed-page.ts';
import { PageCache } from './page-cache.ts';

function page(html: string, expiresAt?: number) {
  return compressPage({ status: 200, html, headers: {}, ...(expiresAt ? { expiresAt } : {}) });
}

describe('rendered pages are cached', () => {
  it('a page is cached in every encoding, each with its own ETag', () => {
    const { variants } = page('<p>loon</p>'.repeat(100));
    const etags = Object.values(variants).flatMap((variant) => variant.etags);
    expect(new Set(etags).size).toBe(3);
    expect(variants.br.body.length).toBeLessThan(variants.identity.body.length);
    expect(variants.gzip.headers.join(' ')).toContain('content-encoding gzip');
  });

  it('the cache is cleared when content changes', () => {
    const cache = new PageCache({ now: () => new Date(), isCurrent: () => true });
    cache.put('/', page('old'), cache.version);
    cache.clear();
    expect(cache.get('/')).toBeUndefined();
  });

  it('a page rendered before a change is not cached after it', () => {
    const cache = new PageCache({ now: () => new Date(), isCurrent: () => true });
    const version = cache.version;
    const stale = page('old');
    cache.clear();
    cache.put('/', stale, version);
    expect(cache.get('/')).toBeUndefined();
  });

  it('a page is not served after its expiry', () => {
    let now = 1_000;
    const cache = new PageCache({ now: () => new Date(now), isCurrent: () => true });
    cache.put('/', page('until two', 2_000), cache.version);
    expect(cache.get('/')).toBeDefined();
    now = 2_000;
    expect(cache.get('/')).toBeUndefined();
  });

  it('the cache is bounded and evicts the least recently used page first', () => {
    const cache = new PageCache({
      now: () => new Date(),
      isCurrent: () => true,
      bounds: { own: 20_000 },
    });
    cache.put('/asked-for', page('home '.repeat(100)), cache.version);
    for (let index = 0; index < 200; index += 1) {
      cache.get('/asked-for');
      cache.put(`/${String(index)}`, page(`${String(index)} `.repeat(100)), cache.version);
    }
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/asked-for')).toBeDefined();
    expect(cache.get('/199')).toBeDefined();
  });

  it('a page is compressed lightly on the first request and well on the second, and both ETags are recognised', () => {
    const { variants } = page(
      Array.from({ length: 400 }, (_, row) => `<p id="${row}">${row * row} loons</p>`).join(),
    );
    const first = variants.br;
    const second = variants.br;
    expect(second.body.length).toBeLessThan(first.body.length);
    expect(variants.br).toBe(second);
    expect(second.etags[0]).not.toBe(first.etags[0]);
    expect(second.etags).toContain(first.etags[0]);
  });

  it('query variants do not evict other pages, and no variant exceeds its share', () => {
    const cache = new PageCache({
      now: () => new Date(),
      isCurrent: () => true,
      bounds: { own: 20_000, variants: 20_000 },
    });
    cache.put('/', page('home '.repeat(100)), cache.version);
    for (let index = 0; index < 200; index += 1) {
      const key = `/reflections?q=${String(index)}`;
      cache.put(key, page(`${String(index)} `.repeat(100)), cache.version);
    }
    cache.put('/reflections?q=huge', page('x'.repeat(5_000)), cache.version);
    expect(cache.get('/')).toBeDefined();
    expect(cache.get('/reflections?q=199')).toBeDefined();
    expect(cache.get('/reflections?q=0')).toBeUndefined();
    expect(cache.get('/reflections?q=huge')).toBeUndefined();
  });
});
