import { LoadFailure } from './load-failure.tsx';

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
