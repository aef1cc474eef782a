import { createHash } from 'node:crypto';
import { MoreThan, type EntityManager } from 'typeorm';
import { spamLimits } from '../../../schema/limits.ts';
import { firstIdAt } from '../entities/request-ids.ts';
import type { RequestOriginInput } from '../intake/request-origin.input.ts';
import {
  SpamSignal,
  VisitorRequest,
  type RequestKind,
} from '../entities/visitor-request.entity.ts';
import type { ReadFormToken } from './form-token.ts';

/** Signals that move a request to the Suspects view; all others are only shown with it. */
const suspicious: ReadonlySet<SpamSignal> = new Set([
  SpamSignal.HONEYPOT_FILLED,
  SpamSignal.TOKEN_REPLAYED,
]);

/** Whether these signals move a request to the Suspects view (product 8.3). */
export function isSuspectedSpam(signals: readonly SpamSignal[]): boolean {
  return signals.some((signal) => suspicious.has(signal));
}

/** Equal for two requests of the same kind with the same person and text. */
export function fingerprintOf(kind: RequestKind, emailKey: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, emailKey, text]))
    .digest('hex');
}

/** The data that the intake compares requests by. */
export interface Arrival {
  origin: RequestOriginInput;
  token: ReadFormToken | undefined;
  fingerprint: string;
  at: Date;
}

/**
 * Reads the spam signals of a request; call it in the transaction that stores the request. None of
 * the signals refuses it (product 8.3).
 */
export async function readSpamSignals(
  manager: EntityManager,
  { origin, token, fingerprint, at }: Arrival,
): Promise<SpamSignal[]> {
  const since = new Date(at.getTime() - spamLimits.duplicateWithinMs);
  const signals: [SpamSignal, boolean][] = [
    [SpamSignal.NO_FORM_TOKEN, token === undefined],
    [SpamSignal.TOO_FAST, token !== undefined && token.ageMs < spamLimits.minimumAgeMs],
    [
      SpamSignal.DUPLICATE,
      await manager.existsBy(VisitorRequest, { fingerprint, id: MoreThan(firstIdAt(since)) }),
    ],
    [SpamSignal.HONEYPOT_FILLED, Boolean(origin.topic)],
    [
      SpamSignal.TOKEN_REPLAYED,
      token !== undefined && (await manager.existsBy(VisitorRequest, { formTokenId: token.id })),
    ],
  ];
  return signals.filter(([, present]) => present).map(([signal]) => signal);
}
