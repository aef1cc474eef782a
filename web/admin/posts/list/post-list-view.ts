import type {
  PostFilter,
  PostListQuery,
  PostOrder,
  PostSortField,
} from '../../../generated/admin.ts';
import type { PostState } from './post-state.ts';
import { withParameters } from '../../shell/view-address.ts';

export type PostRow = PostListQuery['adminPosts']['edges'][number]['node'];

/** The state of the post list, stored in the URL so that it can be bookmarked and shared. */
export interface PostListView {
  search: string;
  state: PostState | undefined;
  /** If undefined, newest first. */
  order: { by: PostSortKey; descending: boolean } | undefined;
}

/** The sortable columns of the list. */
export type PostSortKey = 'title' | 'author' | 'date';

const parameters = { search: 'find', state: 'state', order: 'order' } as const;

const states = ['published', 'scheduled', 'draft'] as const satisfies readonly PostState[];
const sortFields = {
  title: 'TITLE',
  author: 'AUTHOR',
  date: 'DATE',
} as const satisfies Record<PostSortKey, PostSortField>;

const stateFilters = {
  published: 'PUBLISHED',
  scheduled: 'SCHEDULED',
  draft: 'DRAFT',
} as const satisfies Record<PostState, NonNullable<PostFilter['status']>>;

function readOrder(written: string | null): PostListView['order'] {
  const descending = written?.startsWith('-') ?? false;
  const by = (Object.keys(sortFields) as PostSortKey[]).find(
    (known) => known === written?.replace(/^-/, ''),
  );
  return by && { by, descending };
}

/** Reads the view from the URL and ignores unknown values. */
export function readPostListView(address: URLSearchParams): PostListView {
  return {
    search: address.get(parameters.search)?.trim() ?? '',
    state: states.find((known) => known === address.get(parameters.state)),
    order: readOrder(address.get(parameters.order)),
  };
}

/** The query string with a changed view; all other parameters are preserved. */
export function withPostListView(
  address: URLSearchParams,
  changes: Partial<PostListView>,
): URLSearchParams {
  const { search, state, order } = { ...readPostListView(address), ...changes };
  const values = {
    search: search.trim(),
    state,
    order: order && `${order.descending ? '-' : ''}${order.by}`,
  };
  return withParameters(address, parameters, values);
}

/** The view as a filter of the API; undefined fields do not filter. */
export function postFilterOf({ search, state }: PostListView): PostFilter {
  return { ...(search ? { search } : {}), ...(state ? { status: stateFilters[state] } : {}) };
}

/** The view as a sort order of the API; null for the default order. */
export function postOrderOf({ order }: PostListView): PostOrder | null {
  return order ? { by: sortFields[order.by], descending: order.descending } : null;
}
