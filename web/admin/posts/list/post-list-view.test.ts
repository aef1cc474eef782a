import { expect, it } from 'vitest';
import { postFilterOf, postOrderOf, readPostListView, withPostListView } from './post-list-view.ts';

it('search, filter by state and sort order are stored in the URL and sent to the server', () => {
  const address = withPostListView(new URLSearchParams('tab=posts&post=1'), {
    search: ' loons ',
    state: 'scheduled',
    order: { by: 'title', descending: true },
  });
  expect(address.toString()).toBe('tab=posts&post=1&find=loons&state=scheduled&order=-title');
  const view = readPostListView(address);
  expect(postFilterOf(view)).toEqual({ search: 'loons', status: 'SCHEDULED' });
  expect(postOrderOf(view)).toEqual({ by: 'TITLE', descending: true });
  const cleared = { search: '', state: undefined, order: undefined };
  expect(withPostListView(address, cleared).toString()).toBe('tab=posts&post=1');
});

it('empty or invalid URL parameters do not filter', () => {
  const view = readPostListView(new URLSearchParams('state=lost&order=-colour'));
  expect(postFilterOf(view)).toEqual({});
  expect(postOrderOf(view)).toBeNull();
});
