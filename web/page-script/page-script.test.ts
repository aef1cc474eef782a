import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import script from './page-script.ts?inline-script';

it('the inline script is small and contains nothing of the administration, because every page carries it', () => {
  expect(script).not.toMatch(/bulkMax|pixelsMax|retention|webhook/i);
  expect(brotliCompressSync(script).length).toBeLessThan(4_800);
});
