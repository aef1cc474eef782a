import { z } from 'zod';
import type { CorrectedClaim } from '../../checks/corrected-claims.ts';

const typedClaim = z.object({
  id: z.string(),
  subject: z.string().catch(''),
  value: z.string().catch(''),
  unit: z.string().catch(''),
  wording: z.string().catch(''),
  validUntil: z.string().optional().catch(undefined),
});
export type TypedClaim = z.infer<typeof typedClaim>;

/** What happens to a published claim. */
export interface ChangedClaim {
  id: string;
  /** The published figure, with its unit. */
  figure: string;
  wording: string;
  change: 'changed' | 'expired' | 'removed' | 'unchanged';
}

/** Reads a claims register from a form; incomplete entries are left out. */
export function claimsOf(value: unknown): TypedClaim[] {
  return Array.isArray(value)
    ? value.flatMap((entry: unknown) => typedClaim.safeParse(entry).data ?? [])
    : [];
}

function changeOf(claim: TypedClaim, typed: TypedClaim | undefined, today: string) {
  if (typed === undefined) return 'removed';
  if (['value', 'unit', 'subject'].some((key) => typed[key as 'value'] !== claim[key as 'value'])) {
    return 'changed';
  }
  const { validUntil } = typed;
  return validUntil !== undefined && validUntil !== '' && validUntil < today
    ? 'expired'
    : 'unchanged';
}

export function figureOf({ value, unit }: Pick<TypedClaim, 'value' | 'unit'>): string {
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

/** The claims whose figure or subject a publication changed, as they are now. */
export function publishedCorrections(before: unknown, after: unknown): CorrectedClaim[] {
  const changed = changedClaims(before, after, '').filter(({ change }) => change === 'changed');
  return claimsOf(after)
    .filter(({ id }) => changed.some((claim) => claim.id === id))
    .map((claim) => ({ id: claim.id, subject: claim.subject, figure: figureOf(claim) }));
}

/** All published claims and how the form changes them; `today` has the form `2027-12-31`. */
export function changedClaims(published: unknown, typed: unknown, today: string): ChangedClaim[] {
  const now = new Map(claimsOf(typed).map((claim) => [claim.id, claim]));
  return claimsOf(published).map((claim) => ({
    id: claim.id,
    figure: figureOf(claim),
    wording: claim.wording,
    change: changeOf(claim, now.get(claim.id), today),
  }));
}
