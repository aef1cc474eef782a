import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

afterEach(() => {
  vi.unstubAllGlobals();
  z.config({ jitless: undefined });
});

/**
 * Runs the module as if it were loaded for the first time; the query string bypasses the module
 * cache.
 */
async function setUp(where: string): Promise<void> {
  const address = `./zod-setup.ts?${where}`;
  await import(/* @vite-ignore */ address);
}

describe('zod under the Content-Security-Policy', () => {
  it('compiles nothing with new Function in a browser', async () => {
    vi.stubGlobal('document', {});
    await setUp('browser');
    expect(z.config().jitless).toBe(true);
  });

  it('uses its compiler on the server', async () => {
    await setUp('server');
    expect(z.config().jitless).toBeUndefined();
  });
});
