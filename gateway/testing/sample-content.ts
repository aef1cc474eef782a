/**
 * The content that tests read, from where they are started. It is theirs alone: whatever an owner
 * makes of `data/content`, of its people, logos, texts and articles, no test fails because of it.
 */
export const sampleContent = 'gateway/testing/content';
