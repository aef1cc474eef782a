import type { PageClient } from '../apollo/client.ts';
import { AdminEntry } from '../admin/admin-entry.tsx';
import { loadSiteFrame } from '../components/site-layout.tsx';
import { PageMeta } from '../components/metadata/page-meta.tsx';

export function load(client: PageClient): Promise<unknown> {
  return loadSiteFrame(client);
}

/**
 * The query string holds only the state of the administration; the page itself does not depend on
 * it.
 */
export const shouldRevalidate = () => false;

/** Blog administration (product 5.1). */
export function Component() {
  return (
    <>
      <PageMeta
        title="Blog administration | Loon"
        description="The administration of Loon's website, for its editors."
        path="/blog-admin"
        robots="noindex"
      />
      <AdminEntry />
    </>
  );
}
