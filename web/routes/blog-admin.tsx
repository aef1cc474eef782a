import type { PageClient } from '../apollo/page-client.ts';
import { AdminEntry } from '../admin/admin-entry.tsx';
import { loadSiteFrame } from '../components/frame/load-site-frame.ts';
import { PageMeta } from '../components/metadata/page-meta.tsx';

export function load(client: PageClient): Promise<unknown> {
  return loadSiteFrame(client);
}

/** The address holds what the administration shows; nothing of the page itself depends on it. */
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
