import type { Finding } from '../../schema/check-rules.ts';
import type { Claim } from '../../schema/content/claims.ts';
import { ClaimReader, type ClaimStatement, type Passage } from './claims/claim-statements.ts';
import { finding } from './finding.ts';

function isExpired({ validUntil }: Claim, today: string): boolean {
  return validUntil !== undefined && validUntil < today;
}

/** The approved claims as a sentence; wordings are sentences themselves, which end within it. */
function approved(claims: readonly Claim[]): string {
  const wordings = claims.map(({ wording }) => `“${wording.replace(/\.$/, '')}”`);
  return `Approved is ${wordings.join(' or ')}.`;
}

function findingOf(statement: ClaimStatement, today: string): Finding | undefined {
  const { claims, matching, figure, sentence } = statement;
  const current = claims.filter((claim) => !isExpired(claim, today));
  if (matching.length === 0) {
    const [claim] = claims;
    return finding('claim-contradicted', {
      message: `“${figure}” differs from what the register of claims says about “${claim?.subject ?? ''}”.`,
      excerpt: sentence,
      suggestion: approved(current.length > 0 ? current : claims),
    });
  }
  if (matching.some((claim) => !isExpired(claim, today))) return undefined;
  const [claim] = matching;
  return finding('claim-expired', {
    message: `The claim “${claim?.wording ?? ''}” was valid until ${claim?.validUntil ?? ''}.`,
    excerpt: sentence,
    suggestion:
      current.length > 0
        ? approved(current)
        : 'Leave the figure out, or have the claim renewed in the register.',
  });
}

/**
 * The contradictions between a text and the register of claims. In: its passages; the claims; the
 * day as `2027-12-31`, UTC.
 */
export function claimFindings(
  passages: readonly Passage[],
  claims: readonly Claim[],
  today: string,
): Finding[] {
  const reader = new ClaimReader(claims);
  return passages
    .flatMap((passage) => reader.read(passage))
    .flatMap((statement) => findingOf(statement, today) ?? []);
}
