import { z } from 'zod';
import { mediaLimits as limits } from './media-limits.ts';
import { atMost, withoutStrayControls } from './text-rules.ts';

/** Rules for the texts of an uploaded image. */
export const mediaRules = {
  /** One line; empty for a decorative image. */
  altText: z
    .string({ error: 'Alternative text must be text.' })
    .overwrite((text) => withoutStrayControls(text).replace(/\s+/g, ' '))
    .trim()
    .max(limits.altTextMax, { error: atMost('Alternative text', limits.altTextMax) }),
};
