import { LoadFailure } from './load-failure.tsx';

/**
 * Stands in for a page that could not be loaded after a click; header and footer stay. Trying again
 * asks the server for the whole page, which also brings its script.
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
