import { reviewLimits as limits } from '../../schema/review-rules.ts';
import type { ReviewNote } from './entities/review-note.entity.ts';
import type { DecidedText, Review } from './entities/review.entity.ts';
import type { PresentText } from './reviewed-text.ts';

export enum ReviewState {
  ASKED = 'ASKED',
  APPROVED = 'APPROVED',
  CHANGES_ASKED = 'CHANGES_ASKED',
  OUTDATED = 'OUTDATED',
  WITHDRAWN = 'WITHDRAWN',
  EXPIRED = 'EXPIRED',
}

export enum ReviewNoteState {
  OPEN = 'OPEN',
  APPLIED = 'APPLIED',
  RESOLVED = 'RESOLVED',
  LOST = 'LOST',
}

export function linkEndsAt({ sentAt }: Pick<Review, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + limits.linkMs);
}

/** Whether the reviewer can do nothing any more (product 26.1); `present` is null without a post. */
export function isEnded(review: Review, present: PresentText | null, now: Date): boolean {
  return (
    review.withdrawnAt !== null ||
    review.endedAt !== null ||
    review.tokenHash === null ||
    present?.isReviewable !== true ||
    now >= linkEndsAt(review)
  );
}

/** All decisions of a review, the last one last. */
export function decisionsOf(review: Review): DecidedText[] {
  const { earlierDecisions, decision, decidedAt, reason, textHash, text } = review;
  return decision === null || decidedAt === null || textHash === null || text === null
    ? earlierDecisions
    : [
        ...earlierDecisions,
        { decision, decidedAt: decidedAt.toISOString(), reason, textHash, text },
      ];
}

/** The state of a review, which follows from the present text. */
export function stateOf(review: Review, present: PresentText | null, now: Date): ReviewState {
  const { decision, withdrawnAt, tokenHash } = review;
  if (withdrawnAt !== null) return ReviewState.WITHDRAWN;
  if (decision === null) {
    if (tokenHash === null) return ReviewState.WITHDRAWN;
    return isEnded(review, present, now) ? ReviewState.EXPIRED : ReviewState.ASKED;
  }
  if (decision === 'ASK_FOR_CHANGES') return ReviewState.CHANGES_ASKED;
  return present === null || review.textHash === present.hash
    ? ReviewState.APPROVED
    : ReviewState.OUTDATED;
}

const blank = /\s+/g;

/** The text that readers see, from sanitized HTML, without blanks: they depend on the markup. */
export function visibleText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
      (entity, hex?: string, dec?: string, name?: string) =>
        name === undefined
          ? String.fromCodePoint(hex === undefined ? Number(dec) : Number.parseInt(hex, 16))
          : (named[name] ?? entity),
    )
    .replace(blank, '');
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '',
};

/** The state of a note; `shown` is the visible text of the article. */
export function noteStateOf({ state, passage }: ReviewNote, shown: string): ReviewNoteState {
  if (state !== 'OPEN') return ReviewNoteState[state];
  return shown.includes(passage.replace(blank, '')) ? ReviewNoteState.OPEN : ReviewNoteState.LOST;
}
