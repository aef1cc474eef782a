import { PageLink } from '../page-link.tsx';
import { usePageStatus } from '../../page-response.ts';
import { blogPath } from './blog-address.ts';

/** Shown for an unknown tag, or for a page that the list does not have. */
export function MissingPage({ text }: { text: string }) {
  usePageStatus(404);
  return (
    <p className="no-posts">
      {text}{' '}
      <PageLink className="tlink" to={blogPath({})}>
        See all articles
      </PageLink>
    </p>
  );
}
