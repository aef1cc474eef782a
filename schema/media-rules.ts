import { z } from 'zod';
import { mediaLimits as limits } from './media-limits.ts';
import { atMost, withoutStrayControls } from './text-rules.ts';

const line = (text: string): string => withoutStrayControls(text).replace(/\s+/g, ' ');

/** Rules for the texts of an uploaded image. */
export const mediaRules = {
  /** One line; empty for a decorative image. */
  altText: z
    .string({ error: 'Alternative text must be text.' })
    .overwrite(line)
    .trim()
    .max(limits.altTextMax, { error: atMost('Alternative text', limits.altTextMax) }),
  /** The name of an uploaded file; a longer one keeps its beginning. */
  fileName: z
    .string()
    .overwrite((text) => line(text).trim().slice(0, limits.fileNameMax))
    .transform((text) => (text === '' ? undefined : text)),
};
