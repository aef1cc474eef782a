import { expect, it } from 'vitest';
import { newYearAfter } from './new-year.ts';
import { compressPage } from './compressed-page.ts';
import { PageCache } from './page-cache.ts';

it('footer copyright shows the current year: no page is cached past New Year', () => {
  const newYear = Date.UTC(2027, 0, 1);
  let now = newYear - 1;
  expect(newYearAfter(now)).toBe(newYear);
  expect(newYearAfter(newYear)).toBe(Date.UTC(2028, 0, 1));
  const cache = new PageCache({ now: () => new Date(now), isCurrent: () => true });
  const html = '© 2026';
  const page = compressPage({ status: 200, html, headers: {}, expiresAt: newYearAfter(now) });
  cache.put('/', page, cache.version);
  expect(cache.get('/')).toBe(page);
  now = newYear;
  expect(cache.get('/')).toBeUndefined();
});
