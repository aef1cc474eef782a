import { z } from 'zod';
import { atMost, withoutStrayControls } from './text-rules.ts';

/** Limits for the media library. Lengths are characters. */
export const mediaLimits = {
  altTextMax: 500,
  fileNameMax: 200,
  /** Maximum number of uses listed when a deletion is refused. */
  usesNamed: 5,
} as const;

export const mediaMessages = {
  missing: 'This image no longer exists.',
  used: (titles: readonly string[]): string => {
    const named = titles.slice(0, mediaLimits.usesNamed).map((title) => `“${title}”`);
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

const line = (text: string): string => withoutStrayControls(text).replace(/\s+/g, ' ');

/** Rules for the texts of an uploaded image. */
export const mediaRules = {
  /** One line; empty for a decorative image. */
  altText: z
    .string({ error: 'Alternative text must be text.' })
    .overwrite(line)
    .trim()
    .max(mediaLimits.altTextMax, { error: atMost('Alternative text', mediaLimits.altTextMax) }),
  /** The name of an uploaded file; a longer one keeps its beginning. */
  fileName: z
    .string()
    .overwrite((text) => line(text).trim().slice(0, mediaLimits.fileNameMax))
    .transform((text) => (text === '' ? undefined : text)),
};
