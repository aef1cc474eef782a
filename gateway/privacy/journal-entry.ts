import { z } from 'zod';
import type { Revocation } from '../backup/end-access.ts';
import type { Erasure } from './erasure.entity.ts';

export const journalledErasure = z.object({
  id: z.uuid(),
  emailHash: z.string(),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
  erasedBy: z.string(),
});

/** A revocation of an API key as stored in the journal. */
export const journalledRevocation = z
  .object({
    revokedKey: z.uuid(),
    revokedAt: z.iso.datetime().transform((text) => new Date(text)),
  })
  .transform(({ revokedKey, revokedAt }): Revocation => ({ id: revokedKey, revokedAt }));

/** A person's erasure in the journal: no personal data except a hash for comparison. */
export type JournalledErasure = z.infer<typeof journalledErasure>;

/** The fields of an erasure that the journal stores. */
export type JournalEntry = Pick<Erasure, 'id' | 'emailHash' | 'erasedAt' | 'erasedBy'>;
