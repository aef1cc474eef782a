import { LoadFailure } from './load-failure.tsx';

/** Shown in place of a page that failed to render. */
export function PageError() {
  return (
    <main id="main" className="container sec">
      <title>Something went wrong | Loon</title>
      <h1>Something went wrong</h1>
      <p className="lead">The page could not be shown. Please try again in a moment.</p>
      <p>
        <a className="alink" href="/">
          Back to the home page
        </a>
      </p>
    </main>
  );
}

/**
 * Shown in place of a page that could not be loaded after a click; header and footer stay. Retrying
 * requests the whole page from the server, which also loads its script.
 */
export function PageFailure() {
  return (
    <div className="container sec">
      <title>Something went wrong | Loon</title>
      <h1>Something went wrong</h1>
      <LoadFailure what="The page" trying={false} tryAgain={() => window.location.reload()} />
    </div>
  );
}
