import { describe, expect, it } from 'vitest';
import { PageCache, packPage } from './page-cache.ts';

function page(html: string, expiresAt?: number) {
  return packPage({ status: 200, html, headers: {}, ...(expiresAt ? { expiresAt } : {}) });
}

describe('rendered pages are cached', () => {
  it('a page is kept in every encoding, each with an ETag of its own', async () => {
    const { variants } = await page('<p>loon</p>'.repeat(100));
    const etags = Object.values(variants).map(({ etag }) => etag);
    expect(new Set(etags).size).toBe(3);
    expect(variants.br.body.length).toBeLessThan(variants.identity.body.length);
    expect(variants.gzip.headers.join(' ')).toContain('content-encoding gzip');
  });

  it('the cache is dropped by what changes the pages', async () => {
    const cache = new PageCache(() => new Date());
    cache.put('/', await page('old'), cache.version);
    cache.clear();
    expect(cache.get('/')).toBeUndefined();
  });

  it('a page rendered before a change is not kept after it', async () => {
    const cache = new PageCache(() => new Date());
    const version = cache.version;
    const stale = await page('old');
    cache.clear();
    cache.put('/', stale, version);
    expect(cache.get('/')).toBeUndefined();
  });

  it('a page is not served after its expiry', async () => {
    let now = 1_000;
    const cache = new PageCache(() => new Date(now));
    cache.put('/', await page('until two', 2_000), cache.version);
    expect(cache.get('/')).toBeDefined();
    now = 2_000;
    expect(cache.get('/')).toBeUndefined();
  });

  it('the cache is bounded: what was not asked for longest goes first', async () => {
    const cache = new PageCache(() => new Date(), 20_000);
    cache.put('/asked-for', await page('home '.repeat(100)), cache.version);
    for (let index = 0; index < 200; index += 1) {
      cache.get('/asked-for');
      cache.put(`/${String(index)}`, await page(`${String(index)} `.repeat(100)), cache.version);
    }
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/asked-for')).toBeDefined();
    expect(cache.get('/199')).toBeDefined();
  });
});
