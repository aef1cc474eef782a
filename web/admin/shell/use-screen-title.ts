import { useEffect } from 'react';

/** The title of the page without a screen; must match `routes/blog-admin.tsx`. */
const pageTitle = 'Blog administration | Loon';

/** Names the screen in the browser's title while it is shown; undefined while another one is. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} | Loon`;
    return () => {
      document.title = pageTitle;
    };
  }, [title]);
}
