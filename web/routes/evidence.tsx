import type { PageClient } from '../apollo/client.ts';
import { EvidenceView } from '../components/trust/evidence-view.tsx';
import { EvidencePageDocument, useEvidencePageSuspenseQuery } from '../generated/trust.ts';

export function load(client: PageClient): Promise<unknown> {
  return client.query({ query: EvidencePageDocument });
}

/** Validation evidence (product 17.1). */
export function Component() {
  return <EvidenceView evidence={useEvidencePageSuspenseQuery().data.evidence} />;
}
