import type { CheckRule } from '../../../schema/check-rules.ts';

/** Display names of the rules in the form. */
export const ruleNames: Record<CheckRule, string> = {
  'claim-contradicted': 'Differs from an approved claim',
  'claim-expired': 'The claim has expired',
  'dead-link': 'Broken link',
  'image-without-alt': 'Image without alternative text',
  'ai-not-confirmed': 'Not read by a person',
  'review-missing': 'Review missing',
  'figure-without-source': 'Figure without a source',
  'heading-skipped': 'Skipped heading level',
  'no-description': 'Meta description missing',
  'title-too-long': 'Title too long',
  'link-without-text': 'Link without text',
  'passive-link-text': 'Unclear link text',
  'external-link-dead': 'Broken external link',
  'reading-age': 'Hard to read',
};
