import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { currentConsent, isConsentVersion } from '../../../schema/consent.ts';
import type { Database } from '../../database/database.ts';
import { insertRows, rowOf } from '../../database/rows.ts';
import type { CommonCap } from '../../http/rate-limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { validated } from '../../validation/validated.ts';
import { AccessRequest } from '../entities/access-request.entity.ts';
import { AccessRequestInput, DemoRequestInput } from './request.inputs.ts';
import { DemoRequest } from '../entities/demo-request.entity.ts';
import { RequestOriginInput, sourceOf } from './request-origin.input.ts';
import { answersIn } from '../entities/submitted-fields.ts';
import type { FormTokens } from '../spam/form-token.ts';
import {
  fingerprintOf,
  isSuspectedSpam,
  readSpamSignals,
  type Arrival,
} from '../spam/spam-signals.ts';
import {
  RequestKind,
  RequestStatus,
  type VisitorRequest,
} from '../entities/visitor-request.entity.ts';

/** A stored request, with additional data from its form. */
export type StoredRequest = Pick<VisitorRequest, 'kind' | 'source'> & {
  origin: RequestOriginInput;
  /** The client address, which is not stored. */
  sender: string;
};

interface RequestIntakeOptions {
  database: Database;
  tokens: FormTokens;
  outbox: Outbox;
  /** Limits how much all visitors together may store. */
  cap: CommonCap;
  /** Called after each stored request that needs a notification. */
  onNotification: () => void;
  /** Called with each request that needs a notification, in its transaction; must not fail. */
  confirm?: (manager: EntityManager, request: VisitorRequest) => Promise<void>;
  /** Called with every stored request except suspected spam. */
  onStored?: (request: StoredRequest) => void;
  now: () => Date;
}

/** Fields derived from other fields of a request, or from previous requests. */
type Derived = 'searchText' | 'marks' | 'suspect';

/** The text for administrators' search; names can be found as they are written. */
function searchTextOf(request: VisitorRequest): string {
  const name = `${request.firstName} ${request.lastName}`;
  return [name, ...answersIn(request).flatMap(({ value }) => value)].join('\n').toLowerCase();
}

/** Accepts visitors' requests: the purpose of the site. */
export class RequestIntake {
  private readonly now: () => Date;

  constructor(private readonly options: RequestIntakeOptions) {
    this.now = options.now;
  }

  /** A token for a form that is being opened (product 2.2, 8.3). */
  issueFormToken(): string {
    return this.options.tokens.issue();
  }

  /**
   * Stores a trial request (product 3.4) together with its notification and resolves with it once
   * both are on disk. `origin` never causes a refusal; see RequestOriginInput.
   * @throws Failure BAD_USER_INPUT with a message per invalid field; RATE_LIMITED when all visitors
   *   together have sent too many; UNAVAILABLE when it cannot be stored.
   */
  async submitAccessRequest(
    raw: unknown,
    origin: unknown = {},
    sender = '',
  ): Promise<AccessRequest> {
    const input = validated(AccessRequestInput, raw);
    const sent = { text: input.projectDescription, origin };
    const arrival = this.arrival(RequestKind.ACCESS, input, sent);
    const columns = Object.assign(arrival.columns, input);
    return this.store(rowOf<AccessRequest, Derived>(AccessRequest, columns), arrival, sender);
  }

  /** Stores a demo request (product 3.4) with the same guarantees and failures as a trial one. */
  async submitDemoRequest(raw: unknown, origin: unknown = {}, sender = ''): Promise<DemoRequest> {
    const input = validated(DemoRequestInput, raw);
    const arrival = this.arrival(RequestKind.DEMO, input, { text: input.message, origin });
    const columns = Object.assign(arrival.columns, input);
    return this.store(rowOf<DemoRequest, Derived>(DemoRequest, columns), arrival, sender);
  }

  /** The data of a request that does not come from its form fields. */
  private arrival(
    kind: RequestKind,
    { email }: { email: string },
    sent: { text: string; origin: unknown },
  ) {
    const origin = validated(RequestOriginInput, sent.origin);
    const token = this.options.tokens.read(origin.formToken);
    const createdAt = this.now();
    const emailKey = email.toLowerCase();
    const version = origin.consentVersion ?? '';
    return {
      origin,
      token,
      columns: {
        id: uuidv7({ msecs: createdAt.getTime() }),
        kind,
        status: RequestStatus.NEW,
        outcome: null,
        assignedTo: null,
        alarmedAt: null,
        createdAt,
        emailKey,
        fingerprint: fingerprintOf(kind, emailKey, sent.text),
        formTokenId: token?.id ?? null,
        consentVersion: isConsentVersion(version) ? version : currentConsent.version,
        source: sourceOf(origin),
        dataCommunicationsWithdrawnAt: null,
        dataProcessingWithdrawnAt: null,
        notes: '',
        notesVersion: 0,
        notesSavedBy: null,
        notesSavedAt: null,
      },
    };
  }

  private async store<T extends VisitorRequest>(
    request: T,
    { origin, token }: Pick<Arrival, 'origin' | 'token'>,
    sender: string,
  ): Promise<T> {
    request.searchText = searchTextOf(request);
    await this.options.cap.within(() => this.write(request, { origin, token }));
    if (!request.suspect) {
      this.options.onNotification();
      this.options.onStored?.({ kind: request.kind, source: request.source, origin, sender });
    }
    return request;
  }

  private write(
    request: VisitorRequest,
    { origin, token }: Pick<Arrival, 'origin' | 'token'>,
  ): Promise<void> {
    const { fingerprint, createdAt } = request;
    const work = async (manager: EntityManager): Promise<void> => {
      request.marks = await readSpamSignals(manager, { origin, token, fingerprint, at: createdAt });
      request.suspect = isSuspectedSpam(request.marks);
      await insertRows<VisitorRequest>(manager, request.constructor, request);
      if (!request.suspect) {
        await this.options.outbox.requestReceived(manager, request.id);
        await this.options.confirm?.(manager, request);
      }
    };
    // Covers what it is compared with: equal texts of the same person, and requests with the same
    // token.
    const lock = [fingerprint, ...(token === undefined ? [] : [token.id])];
    return this.options.database.write(work, { lock });
  }
}
