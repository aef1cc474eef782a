import type { CachedPage } from './pages/compressed-page.ts';

/** A page is worth recompressing after being sent this many times. */
const worthAfter = 8;

/** The maximum size in bytes, roughly, that takes a second or two; a sitemap can be larger. */
const sizeMax = 500_000;

/** The maximum share of one processor's time for recompression. */
const share = 1 / 4;

/**
 * Recompresses popular pages at the highest level, one at a time and in another thread, so that a
 * flood of requests does not cause much work.
 */
export class RecompressedPages {
  private readonly sent = new WeakMap<CachedPage, number>();
  private restsUntil = 0;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Call it for each page that is sent from the cache. */
  countSent(page: CachedPage): void {
    const sent = (this.sent.get(page) ?? 0) + 1;
    this.sent.set(page, sent);
    if (sent >= worthAfter && page.size <= sizeMax && this.clock() >= this.restsUntil) {
      void this.recompress(page);
    }
  }

  private async recompress(page: CachedPage): Promise<void> {
    this.restsUntil = Number.POSITIVE_INFINITY;
    const began = this.clock();
    // A page that cannot be recompressed stays unchanged.
    await page.recompress().catch(() => undefined);
    const ended = this.clock();
    this.sent.set(page, Number.NEGATIVE_INFINITY);
    this.restsUntil = ended + (ended - began) * (1 / share - 1);
  }
}
