import { lazy, Suspense, useSyncExternalStore } from 'react';
import styles from './admin-entry.css?inline';
import { AdminLoading } from './shell/admin-loading.tsx';
import { Brand } from './shell/brand.tsx';
import { LoadBoundary, LoadFailed } from './shell/load-boundary.tsx';

const AdminApp = lazy(() => import('./admin-app.tsx'));

const never = () => () => undefined;

/** False while the server renders and the page hydrates, then true. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The only entry point to the administration from the rest of the site. The server renders an empty
 * shell; the administration, including Ant Design, is loaded and run only in the browser.
 */
export function AdminEntry() {
  const inBrowser = useInBrowser();
  return (
    <>
      <style href="admin-door" precedence="default">
        {styles}
      </style>
      <LoadBoundary fallback={<AdminFailed />}>
        {inBrowser ? (
          <Suspense fallback={<AdminLoading />}>
            <AdminApp />
          </Suspense>
        ) : (
          <AdminLoading />
        )}
      </LoadBoundary>
    </>
  );
}

function AdminFailed() {
  return (
    <main id="main" className="adm-app-loading">
      <Brand />
      <LoadFailed />
    </main>
  );
}
