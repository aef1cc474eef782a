import { createHash } from 'node:crypto';
import { MoreThan, type EntityManager } from 'typeorm';
import { spamLimits } from '../../../schema/limits.ts';
import { firstIdAt } from '../entities/request-ids.ts';
import type { RequestOriginInput } from '../intake/request-origin.input.ts';
import {
  RequestMark,
  VisitorRequest,
  type RequestKind,
} from '../entities/visitor-request.entity.ts';
import type { ReadFormToken } from './form-token.ts';

/** Marks that move a request to the Suspects view; all others only stand beside it. */
const suspicious: ReadonlySet<RequestMark> = new Set([
  RequestMark.HONEYPOT_FILLED,
  RequestMark.TOKEN_REPLAYED,
]);

/** Whether these marks belong into the Suspects view (product 8.3). */
export function isSuspect(marks: readonly RequestMark[]): boolean {
  return marks.some((mark) => suspicious.has(mark));
}

/** The same for two requests of one kind that say the same for the same person. */
export function fingerprintOf(kind: RequestKind, emailKey: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, emailKey, text]))
    .digest('hex');
}

/** What the intake compares a request with. */
export interface Arrival {
  origin: RequestOriginInput;
  token: ReadFormToken | undefined;
  fingerprint: string;
  at: Date;
}

/**
 * Reads the spam signals of a request, to be called in the transaction that stores it. None of
 * them refuses the request (product 8.3).
 */
export async function spamMarks(
  manager: EntityManager,
  { origin, token, fingerprint, at }: Arrival,
): Promise<RequestMark[]> {
  const since = new Date(at.getTime() - spamLimits.duplicateWithinMs);
  const marks: [RequestMark, boolean][] = [
    [RequestMark.NO_FORM_TOKEN, token === undefined],
    [RequestMark.TOO_FAST, token !== undefined && token.ageMs < spamLimits.minimumAgeMs],
    [
      RequestMark.DUPLICATE,
      await manager.existsBy(VisitorRequest, { fingerprint, id: MoreThan(firstIdAt(since)) }),
    ],
    [RequestMark.HONEYPOT_FILLED, Boolean(origin.topic)],
    [
      RequestMark.TOKEN_REPLAYED,
      token !== undefined && (await manager.existsBy(VisitorRequest, { formTokenId: token.id })),
    ],
  ];
  return marks.filter(([, present]) => present).map(([mark]) => mark);
}
