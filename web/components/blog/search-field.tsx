import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { InterfaceIcon } from '../interface-icon.tsx';
import { blogPath, queryOf } from './blog-address.ts';

/** Milliseconds without a keystroke before a search starts. */
const pauseMs = 200;

interface LiveSearch {
  /** For the field, which is uncontrolled: text typed before hydration stays in it. */
  field: RefObject<HTMLInputElement | null>;
  /** Searches once the visitor pauses. */
  searchSoon: () => void;
  searchNow: () => void;
  /** Clears the field without losing the focus. */
  clear: () => void;
}

/**
 * Searches while the visitor types: the URL follows the field, replaced rather than pushed, and the
 * page follows the URL. The field follows the URL only where something else has changed it.
 */
function useLiveSearch(query: string): LiveSearch {
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(query);
  const timer = useRef<number>(undefined);
  const mounted = useRef(false);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key } = useLocation();

  const searchNow = useCallback(() => {
    window.clearTimeout(timer.current);
    const typed = queryOf(field.current?.value ?? '');
    if (typed === searched.current) return;
    searched.current = typed;
    void navigate(blogPath({ query: typed }), { replace: true });
  }, [navigate]);

  const searchSoon = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(searchNow, pauseMs);
  }, [searchNow]);

  const clear = useCallback(() => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
    searchNow();
  }, [searchNow]);

  useEffect(() => {
    if (!mounted.current) {
      mounted.current = true;
      searchNow();
    } else if (navigationType !== NavigationType.Replace && field.current !== null) {
      window.clearTimeout(timer.current);
      searched.current = query;
      field.current.value = query;
    }
  }, [key, navigationType, query, searchNow]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { field, searchSoon, searchNow, clear };
}

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
