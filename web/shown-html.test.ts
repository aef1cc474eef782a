import type { NormalizedCacheObject } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { restoreShownHtml, showsField, withoutShownHtml } from './shown-html.ts';

const cache: NormalizedCacheObject = {
  ROOT_QUERY: { __typename: 'Query', 'post({"slug":"a"})': { __ref: 'Post:1.5' } },
  'Post:1.5': { __typename: 'Post', id: '1.5', title: 'A', contentHtml: '<p>Long</p>' },
};

function pageShowing(attributes: Record<string, string>, innerHTML: string): ParentNode {
  const element = { innerHTML, getAttribute: (name: string) => attributes[name] ?? null };
  return { querySelectorAll: () => [element] } as unknown as ParentNode;
}

describe('HTML that the page shows', () => {
  it('is not embedded in the page data as well', () => {
    const embedded = withoutShownHtml(cache);
    expect(embedded['Post:1.5']).toEqual({ __typename: 'Post', id: '1.5', title: 'A' });
    expect(embedded['ROOT_QUERY']).toEqual(cache['ROOT_QUERY']);
    expect(cache['Post:1.5']).toHaveProperty('contentHtml');
  });

  it('is restored from the page', () => {
    const embedded = withoutShownHtml(cache);
    const page = pageShowing(showsField('Post', '1.5', 'contentHtml'), '<p>Long</p>');
    restoreShownHtml(embedded, page);
    expect(embedded).toEqual(cache);
  });

  it('is not restored from an element that shows another object', () => {
    const embedded = withoutShownHtml(cache);
    restoreShownHtml(embedded, pageShowing(showsField('Post', '2', 'contentHtml'), '<p>x</p>'));
    expect(embedded).toEqual(withoutShownHtml(cache));
  });
});
