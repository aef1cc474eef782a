import { Brand } from './brand.tsx';

/** Shown until the administration has loaded and the login is checked. */
export function AdminLoading() {
  return (
    <main id="main" className="adm-app-loading">
      <Brand />
      <p className="adm-loading-status" role="status">
        Loading the blog administration…
      </p>
      <noscript>
        <p>The blog administration needs JavaScript. Please switch it on and reload this page.</p>
      </noscript>
    </main>
  );
}
