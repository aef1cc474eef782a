import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from './structured-data.tsx';

it('no text in structured data can end its block early', () => {
  const headline = '</script><script>alert(1)</script>\u2028&';
  const html = renderToStaticMarkup(<StructuredData data={{ '@type': 'BlogPosting', headline }} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline,
  });
});
