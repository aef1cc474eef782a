import { usePageStatus } from '../page-response.ts';

/** The page of every unmatched path (contract §6 item 11). */
export function Component() {
  usePageStatus(404);
  return (
    <>
      <title>404 Page Not Found | Loon</title>
      <h1>404 Page Not Found</h1>
    </>
  );
}
