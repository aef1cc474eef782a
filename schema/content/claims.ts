import { z } from 'zod';
import {
  kebabId,
  label,
  line,
  ownersQuestion,
  paragraph,
  sampleFlag,
  uniqueById,
} from './parts.ts';

const claimSchema = z.strictObject({
  id: kebabId(),
  /**
   * Words that must all appear near the figure. A capitalised word ("Lens") may also be elsewhere
   * in the paragraph, in its heading or in the title; "rejected/rejection" matches either word.
   */
  subject: line().meta({
    description:
      'Words that must all appear near the figure, such as “Lens sensitivity”. Names may appear ' +
      'anywhere in the paragraph or in a heading above it; “rejected/rejection” means either.',
  }),
  value: label()
    .regex(/^\d[\d,]*(\.\d+)?([–-]\d[\d,]*(\.\d+)?)?$/, 'must be a number or a range such as 8–24')
    .meta({ title: 'Figure', description: 'A number, or a range such as 8–24.' }),
  unit: label().meta({ description: 'As it is written: %, months, studies per day, $.' }),
  wording: paragraph().meta({
    title: 'Approved wording',
    description: 'The approved wording, with its conditions.',
  }),
  source: paragraph().meta({ description: 'What it rests on.' }),
  validUntil: z.iso
    .date({ error: 'must be a date such as 2027-12-31' })
    .optional()
    .meta({ title: 'Valid until', description: 'The last day. Leave empty for no end.' }),
  sample: sampleFlag().optional().meta({
    title: 'Sample',
    description: 'Tick it while the source of the claim is a placeholder.',
  }),
  question: ownersQuestion(),
});
/**
 * `claims.yaml`: the register of approved claims that posts are checked against (product 15.1). It
 * ships with the figures of the offer (product 1.4).
 */
export const claimsSchema = uniqueById(claimSchema, { mayBeEmpty: true });
export type Claim = z.infer<typeof claimSchema>;
