import { deskLimits } from '../../../schema/limits.ts';

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** An ordinal number: 1st, 2nd, 3rd, 4th, 11th; "100th or later" at the limit of the counter. */
export function ordinalText(place: number): string {
  const text = `${place}${endings[rules.select(place)] ?? 'th'}`;
  return place < deskLimits.personOrdinalMax ? text : `${text} or later`;
}
