import type { EvidenceContent } from '../../../schema/content/evidence.ts';
import type { TrustPageContent } from '../../../schema/content/trust.ts';

/** Where nothing is stated, the page says so; folders of former releases have no such files. */
const lead = 'No information has been published here yet.';

function metadata(title: string) {
  const description = `${title}: no information has been published on this page yet.`;
  return { title, description, keywords: [title] };
}

/** The part `evidence` of a folder without its file. */
export const unstatedEvidence: EvidenceContent = {
  page: metadata('Validation evidence'),
  title: 'Validation evidence',
  lead,
  method: 'Figures are computed from the counts of each study.',
  studies: [],
};

/** A page of trust of a folder without its file. */
export function unstatedPage(title: string): TrustPageContent {
  return { page: metadata(title), title, lead, lastUpdated: '2026-11-23', sections: [] };
}
