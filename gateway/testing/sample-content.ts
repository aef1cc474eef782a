/**
 * The content that tests read, relative to the working directory. It is separate from
 * `data/content`, so that an owner's changes to people, logos, texts and articles cannot break a
 * test.
 */
export const sampleContent = 'gateway/testing/content';
