import type { EvidenceContent } from '../../../schema/content/evidence.ts';
import type { TrustPageContent } from '../../../schema/content/trust.ts';

/** Shown on a page without content; content folders of previous releases lack these files. */
const lead = 'No information has been published here yet.';

function metadata(title: string) {
  const description = `${title}: no information has been published on this page yet.`;
  return { title, description, keywords: [title] };
}

/** The part `evidence` of a content folder without that file. */
export const unstatedEvidence: EvidenceContent = {
  page: metadata('Validation evidence'),
  title: 'Validation evidence',
  lead,
  method: 'Figures are computed from the counts of each study.',
  studies: [],
};

/** A trust page of a content folder without that file. */
export function unstatedPage(title: string): TrustPageContent {
  return { page: metadata(title), title, lead, lastUpdated: '2026-11-23', sections: [] };
}
