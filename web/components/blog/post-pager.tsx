import { PageLink } from '../page-link.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { blogPath } from './blog-address.ts';

interface PostPagerProps {
  tag: string | undefined;
  /** Whether the first page is shown. */
  newest: boolean;
  /** The cursor of the next page of older articles, if any. */
  older: string | undefined;
}

/** The ways to older articles and back to the newest: plain links, stable when posts are added. */
export function PostPager({ tag, newest, older }: PostPagerProps) {
  if (newest && older === undefined) return null;
  return (
    <nav className="pager" aria-label="Pages of articles">
      {newest ? null : (
        <PageLink className="btn btn-s" to={blogPath({ tag })}>
          <InterfaceIcon name="back" />
          Newest articles
        </PageLink>
      )}
      {older === undefined ? null : (
        <PageLink className="btn btn-s older" rel="next" to={blogPath({ tag, after: older })}>
          Older articles
          <InterfaceIcon name="forward" />
        </PageLink>
      )}
    </nav>
  );
}
