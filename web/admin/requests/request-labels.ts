import { deskLimits } from '../../../schema/limits.ts';
import type { RequestKind, RequestMark, RequestStatus } from '../../generated/admin.ts';

/** The label of a kind or status, and the class that colours its tag. */
interface RequestLabel {
  text: string;
  tone: 'plain' | 'info' | 'warn' | 'ok';
}

export const kindLabels: Record<RequestKind, RequestLabel> = {
  ACCESS: { text: 'Lens access', tone: 'plain' },
  DEMO: { text: 'Demo', tone: 'info' },
};

export const statusLabels: Record<RequestStatus, RequestLabel> = {
  NEW: { text: 'New', tone: 'warn' },
  CONTACTED: { text: 'Contacted', tone: 'ok' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};

/** The spam signals of a request, as a short label and as a sentence (product 8.3). */
export const spamSignalLabels: Record<RequestMark, { text: string; meaning: string }> = {
  NO_FORM_TOKEN: {
    text: 'No form token',
    meaning: 'Sent without the token that the form requests, which often means a program sent it.',
  },
  TOO_FAST: {
    text: 'Sent very quickly',
    meaning: 'Sent within seconds of opening the form.',
  },
  DUPLICATE: {
    text: 'Duplicate',
    meaning: 'The same person sent the same text in the previous 24 hours.',
  },
  HONEYPOT_FILLED: {
    text: 'Hidden field filled',
    meaning: 'A field that only programs can see was filled in. Moved to “Suspects”.',
  },
  TOKEN_REPLAYED: {
    text: 'Form token reused',
    meaning: 'The form token had been used before. Moved to “Suspects”.',
  },
};

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** An ordinal number: 1st, 2nd, 3rd, 4th, 11th; "100th or later" at the limit of the counter. */
export function ordinalText(place: number): string {
  const text = `${place}${endings[rules.select(place)] ?? 'th'}`;
  return place < deskLimits.personOrdinalMax ? text : `${text} or later`;
}
