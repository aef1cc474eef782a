import type { Claim } from '../../../schema/content/claims.ts';
import type { ClaimStatement } from '../claims/claim-statements.ts';
import { checkLimits } from '../../../schema/check-rules.ts';

/** What a text says of one claim: what it is, or another figure. */
export interface UsedClaim {
  claim: Claim['id'];
  /** Whether the figure is the claim's. */
  agrees: boolean;
  excerpt: string;
}

/** What statements say of each claim, once for each way in which a text says it. */
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
