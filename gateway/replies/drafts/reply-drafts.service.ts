import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { LessThan } from 'typeorm';
import { dayMs } from '../../../schema/durations.ts';
import { deskMessages } from '../../../schema/messages.ts';
import { replyLimits as limits, replyDraftRules as rules } from '../../../schema/reply-rules.ts';
import { withoutStrayControls } from '../../../schema/text-rules.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { requestsLock } from '../../database/locks.ts';
import { isRecordId } from '../../database/record-id.ts';
import { rowOf } from '../../database/rows.ts';
import { Failure } from '../../failure.ts';
import { VisitorRequest } from '../../requests/entities/visitor-request.entity.ts';
import { Rule } from '../../validation/rule.decorator.ts';
import { validated } from '../../validation/validated.ts';
import { ReplyDraft } from './reply-draft.entity.ts';

@InputType('ReplyDraftInput', { description: 'A reply that is being written.' })
export class ReplyDraftInput {
  @Field({ description: 'The subject, which may be incomplete.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'The message, which may be incomplete.' })
  @Rule(rules.message)
  message!: string;

  @Field(() => Int, { description: 'The number of replies that its writer has seen.' })
  @Rule(rules.basedOnReplies)
  basedOnReplies!: number;

  @Field({ description: 'When it was written; an earlier draft never replaces a later one.' })
  @Rule(rules.writtenAt)
  writtenAt!: Date;
}

@ObjectType('ReplyDraft', { description: 'A reply that you were writing and have not sent.' })
export class ReplyDraftType {
  @Field({ description: 'The subject, which may be incomplete.' })
  subject!: string;

  @Field({ description: 'The message, which may be incomplete.' })
  message!: string;

  @Field(() => Int, { description: 'The number of replies that its writer has seen.' })
  basedOnReplies!: number;

  @Field({ description: 'When it was written, by the writer’s clock.' })
  writtenAt!: Date;

  @Field({ description: 'When it arrived at the server.' })
  savedAt!: Date;
}

/** Stores administrators' unsent replies until they are sent or discarded (product 14.3). */
export class ReplyDraftsService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** The administrator's unsent reply to a request. */
  async find(actor: Author, requestId: string): Promise<ReplyDraft | null> {
    return isRecordId(requestId)
      ? this.database.reader.findOneBy(ReplyDraft, { requestId, owner: actor.email })
      : null;
  }

  /**
   * Replaces the administrator's draft for the request; a text that is older than the stored one
   * changes nothing.
   * @throws Failure BAD_USER_INPUT for a text that is too long, NOT_FOUND when the request no
   *   longer exists.
   */
  async save(actor: Author, requestId: string, raw: unknown): Promise<ReplyDraft> {
    const { subject, message, basedOnReplies, writtenAt } = validated(ReplyDraftInput, raw);
    const owner = actor.email;
    return this.database.write(async (manager) => {
      const known =
        isRecordId(requestId) && (await manager.existsBy(VisitorRequest, { id: requestId }));
      if (!known) {
        throw new Failure('NOT_FOUND', deskMessages.requestMissing);
      }
      const present = await manager.findOneBy(ReplyDraft, { requestId, owner });
      if (present !== null && present.writtenAt > writtenAt) {
        return present;
      }
      const draft = rowOf(ReplyDraft, {
        requestId,
        owner,
        subject: withoutStrayControls(subject),
        message: withoutStrayControls(message),
        basedOnReplies,
        writtenAt,
        savedAt: this.now(),
      });
      await manager.upsert(ReplyDraft, draft, ['requestId', 'owner']);
      return draft;
    }, requestsLock);
  }

  /** Deletes the administrator's draft; resolves with whether there was one. */
  async discard(actor: Author, requestId: string): Promise<boolean> {
    if (!isRecordId(requestId)) {
      return false;
    }
    const key = { requestId, owner: actor.email };
    return this.database.write(async (manager) => {
      const present = await manager.existsBy(ReplyDraft, key);
      await manager.delete(ReplyDraft, key);
      return present;
    }, requestsLock);
  }

  /** Deletes drafts that have not been changed for 30 days. */
  async purge(): Promise<void> {
    const before = new Date(this.now().getTime() - limits.draftRetentionDays * dayMs);
    await this.database.write((manager) =>
      manager.delete(ReplyDraft, { savedAt: LessThan(before) }),
    );
  }
}
