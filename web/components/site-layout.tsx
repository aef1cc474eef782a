import { Outlet } from 'react-router';

/** Header, page and footer. */
export function SiteLayout() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
