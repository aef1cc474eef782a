import type { Page } from '@playwright/test';

/** Records the vertical positions that a page scrolls through from now on; resolves with a reader. */
export async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(window.scrollY));
    return passed;
  });
  return () => positions.jsonValue();
}
