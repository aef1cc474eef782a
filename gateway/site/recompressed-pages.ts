import type { CachedPage } from './pages/compressed-page.ts';

/** A page that so many have been sent is worth it. */
const worthAfter = 8;

/**
 * Roughly the bytes of a page up to which it is done in a second or two; a sitemap can have more.
 */
const sizeMax = 500_000;

/** Of one processor's time, at most this part goes into it. */
const share = 1 / 4;

/**
 * Has the pages that many ask for packed as tightly as they can be, one at a time and in another
 * thread, so that no flood of requests makes much work of it.
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
    // A page that can't be packed again stays as it is.
    await page.recompress().catch(() => undefined);
    const ended = this.clock();
    this.sent.set(page, Number.NEGATIVE_INFINITY);
    this.restsUntil = ended + (ended - began) * (1 / share - 1);
  }
}
