import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageLink } from './page-link.tsx';

describe('links between pages', () => {
  it('are rendered on the server without the router, as the router renders them in the browser', () => {
    const addresses = ['/', '/blog/a-post', '/reflections?tag=R%26D+%C3%A9&after=Mg', '/#team'];
    for (const to of addresses) {
      const own = renderToStaticMarkup(
        <PageLink className="tlink" rel="next" replace aria-current="page" to={to}>
          Older <b>articles</b>
        </PageLink>,
      );
      const ofRouter = renderToStaticMarkup(
        <MemoryRouter initialEntries={['/reflections?q=loon']}>
          <Link className="tlink" rel="next" replace aria-current="page" discover="none" to={to}>
            Older <b>articles</b>
          </Link>
        </MemoryRouter>,
      );
      const attributesOf = (html: string): string[] =>
        (/^<a ([^>]*)>/.exec(html)?.[1] ?? '').split(' ').sort();
      expect(attributesOf(own)).toEqual(attributesOf(ofRouter));
      expect(own.replace(/^[^>]*>/, '')).toBe(ofRouter.replace(/^[^>]*>/, ''));
    }
  });
});
