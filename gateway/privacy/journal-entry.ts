import { z } from 'zod';
import type { Revocation } from '../backup/end-access.ts';
import type { Erasure } from './erasure.entity.ts';

/** An erasure as the journal keeps it, and as it is read again. */
export const journalledErasure = z.object({
  id: z.uuid(),
  emailHash: z.string(),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
  erasedBy: z.string(),
});

/** A revocation of an API key as the journal keeps it, and as it is read again. */
export const journalledRevocation = z
  .object({
    revokedKey: z.uuid(),
    revokedAt: z.iso.datetime().transform((text) => new Date(text)),
  })
  .transform(({ revokedKey, revokedAt }): Revocation => ({ id: revokedKey, revokedAt }));

/** A person's erasure as the journal keeps it: nothing of the person but a hash to compare. */
export type JournalledErasure = z.infer<typeof journalledErasure>;

/** What of an erasure is kept in the journal. */
export type JournalEntry = Pick<Erasure, 'id' | 'emailHash' | 'erasedAt' | 'erasedBy'>;
