import { InterfaceIcon } from '../interface-icon.tsx';
import { blogPath } from './blog-address.ts';
import { useLiveSearch } from './use-live-search.ts';

/**
 * The search box of the blog (product 4.3). It is a form that requests the page of its query, so
 * that it works before and without JavaScript; with JavaScript, the page follows the typing.
 */
export function SearchField({ query }: { query: string }) {
  const { field, searchSoon, searchNow, clear } = useLiveSearch(query);
  return (
    <form
      className="search"
      role="search"
      action={blogPath({})}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <InterfaceIcon name="search" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search articles"
        placeholder="Search articles, concepts, and topics..."
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onInput={searchSoon}
      />
      <button
        type="button"
        className="clear scripted"
        data-live=""
        aria-label="Clear search"
        onClick={clear}
      >
        <InterfaceIcon name="close" />
      </button>
      <button type="submit" className="btn btn-s unscripted">
        Search
      </button>
    </form>
  );
}
