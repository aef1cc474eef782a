import type { PageMeta_PageFragment } from '../../generated/site.ts';
import { FeedLinks, PageMeta } from '../metadata/page-meta.tsx';
import { blogPath, type BlogAddress } from './blog-address.ts';

interface BlogMetaProps {
  page: PageMeta_PageFragment;
  address: BlogAddress;
}

/**
 * The metadata of the blog list. Tags and older pages are pages of their own; searches are not
 * indexed.
 */
export function BlogMeta({ page, address }: BlogMetaProps) {
  const { query, tag, after } = address;
  if (query !== '') {
    return (
      <PageMeta
        {...page}
        title={`“${query}” – ${page.title}`}
        path={blogPath({})}
        robots="noindex"
        pageType="CollectionPage"
      />
    );
  }
  const about = [tag, after === undefined ? undefined : 'Older articles'].filter(
    (part) => part !== undefined,
  );
  return (
    <>
      <PageMeta
        title={[...about, page.title].join(' – ')}
        description={
          tag === undefined ? page.description : `Articles on ${tag}. ${page.description}`
        }
        keywords={tag === undefined ? page.keywords : [tag, ...page.keywords]}
        path={blogPath({ tag, after })}
        pageType="CollectionPage"
      />
      <FeedLinks />
    </>
  );
}
