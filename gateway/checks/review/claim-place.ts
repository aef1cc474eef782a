import type { Claim } from '../../../schema/content/claims.ts';
import type { ClaimStatement } from '../claims/claim-statements.ts';
import { checkLimits } from '../../../schema/check-rules.ts';

/** A use of a claim in a text: the claim itself, or another figure. */
export interface UsedClaim {
  claim: Claim['id'];
  /** Whether the figure is the claim's. */
  agrees: boolean;
  excerpt: string;
}

/** The uses of each claim, once for each wording in a text. */
export function usedClaims(statements: readonly ClaimStatement[]): UsedClaim[] {
  const said = new Map<string, UsedClaim>();
  for (const { claims, matching, sentence } of statements) {
    const agrees = matching.length > 0;
    for (const { id } of agrees ? matching : claims) {
      const key = `${String(agrees)} ${id}`;
      const excerpt = sentence.slice(0, checkLimits.excerptLength);
      if (!said.has(key)) said.set(key, { claim: id, agrees, excerpt });
    }
  }
  return [...said.values()];
}
