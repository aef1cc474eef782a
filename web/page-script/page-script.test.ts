import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import script from './page-script.ts?inline-script';

it('every page carries the inline script, so it is small and holds nothing of the administration', () => {
  expect(script).not.toMatch(/bulkMax|pixelsMax|retention|webhook/i);
  expect(brotliCompressSync(script).length).toBeLessThan(4_800);
});
