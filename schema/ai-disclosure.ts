/**
 * What is disclosed about AI in an article, in the words of the W3C community group “AI content
 * disclosure”.
 */
export const aiDisclosures = ['human-only', 'ai-assisted', 'ai-autonomous'] as const;

export type AiDisclosure = (typeof aiDisclosures)[number];

/** The box that a person ticks to confirm a reading. */
export const confirmReadingLabel = 'I have read the whole text and answer for it';
