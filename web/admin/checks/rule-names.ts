import type { CheckRule } from '../../../schema/check-rules.ts';

/** What each rule is called in the form. */
export const ruleNames: Record<CheckRule, string> = {
  'claim-contradicted': 'Differs from an approved claim',
  'claim-expired': 'The claim has expired',
  'dead-link': 'Link leads nowhere',
  'image-without-alt': 'Picture without a description',
  'figure-without-source': 'Figure without a source',
  'heading-skipped': 'Heading level left out',
  'no-description': 'Meta description missing',
  'title-too-long': 'Title too long',
  'link-without-text': 'Link without words',
  'passive-link-text': 'Link says too little',
  'external-link-dead': 'Link to another site leads nowhere',
  'reading-age': 'Hard to read',
};
