import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  z.config({ jitless: undefined });
});

describe('zod under the Content-Security-Policy', () => {
  it('compiles nothing with new Function in a browser', async () => {
    vi.stubGlobal('document', {});
    await import('./zod-setup.ts');
    expect(z.config().jitless).toBe(true);
  });

  it('keeps its compiler on the server', async () => {
    await import('./zod-setup.ts');
    expect(z.config().jitless).toBeUndefined();
  });
});
