import { mediaLimits as limits } from './media-limits.ts';

export const mediaMessages = {
  missing: 'This image no longer exists.',
  used: (titles: readonly string[]): string => {
    const named = titles.slice(0, limits.usesNamed).map((title) => `“${title}”`);
    const more = titles.length - named.length;
    const others = more > 0 ? ` and ${more} more` : '';
    return `This image is used in ${named.join(', ')}${others}. Remove it there first.`;
  },
  uploaded: {
    title: 'Image uploaded',
    description: 'It stays in the library until you delete it.',
  },
  saved: { title: 'Alternative text saved', description: 'New uses of the image start with it.' },
  replaced: { title: 'Image replaced', description: 'Every place that uses it shows the new one.' },
  deleted: { title: 'Image deleted', description: 'Its URL no longer works.' },
} as const;
