import type { PageClient } from '../apollo/client.ts';
import { TrustView } from '../components/trust/trust-view.tsx';
import {
  AccessibilityPageDocument,
  useAccessibilityPageSuspenseQuery,
} from '../generated/trust.ts';

export function load(client: PageClient): Promise<unknown> {
  return client.query({ query: AccessibilityPageDocument });
}

/** Accessibility (product 17.3). */
export function Component() {
  return (
    <TrustView part="accessibility" page={useAccessibilityPageSuspenseQuery().data.trustPage} />
  );
}
