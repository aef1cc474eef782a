import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ResultText } from './search-status.tsx';

function textOf(query: string, count: number): string {
  return renderToStaticMarkup(<ResultText query={query} count={count} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"');
}

describe('result text', () => {
  it('Found 1 article matching "query"', () => {
    expect(textOf('query', 1)).toBe('Found 1 article matching "query"');
  });

  it('Found 3 articles matching "query"', () => {
    expect(textOf('query', 3)).toBe('Found 3 articles matching "query"');
  });

  it('No articles found matching "query". Try different keywords.', () => {
    expect(textOf('query', 0)).toBe('No articles found matching "query". Try different keywords.');
  });
});
