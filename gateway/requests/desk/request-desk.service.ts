import { In, type EntityManager } from 'typeorm';
import { deskLimits } from '../../../schema/limits.ts';
import { deskMessages } from '../../../schema/messages.ts';
import { outcomeNames, type RequestOutcome } from '../../../schema/request-outcomes.ts';
import { withoutStrayControls } from '../../../schema/text-rules.ts';
import type { Author } from '../../access/actor.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction, type RecordedAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { Failure, fieldFailure } from '../../failure.ts';
import { OutboxEvent, OutboxMessage } from '../../mail/outbox-message.entity.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { isRecordId, requireRecord } from '../../database/record-id.ts';
import { requestsLock } from '../../database/locks.ts';
import { RequestStatusChange } from '../entities/request-status-change.entity.ts';
import { RequestStatus, VisitorRequest } from '../entities/visitor-request.entity.ts';
import { setStatus } from './set-status.ts';

interface RequestDeskOptions {
  database: Database;
  outbox: Outbox;
  /** Called after a request was moved to the inbox and needs a notification. */
  onNotification: () => void;
  /** E-mail addresses of the people who may be assigned requests, in alphabetical order. */
  assignable: () => Promise<string[]>;
  now: () => Date;
}

/**
 * The distinct ids of a bulk action.
 * @throws Failure BAD_USER_INPUT for none or too many.
 */
function chosen(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)].filter((id) => isRecordId(id));
  if (unique.length === 0 || unique.length > deskLimits.bulkMax) {
    throw fieldFailure('ids', deskMessages.bulk);
  }
  return unique;
}

/** Administrators' actions on requests (product 8.2, 8.3, 14.7). */
export class RequestDesk {
  private readonly now: () => Date;

  constructor(private readonly options: RequestDeskOptions) {
    this.now = options.now;
  }

  /**
   * Sets the status of requests and records who did it. Skips requests that already have this
   * status or no longer exist.
   * @throws Failure BAD_USER_INPUT for no or too many ids.
   */
  async setStatus(actor: Author, ids: string[], status: RequestStatus): Promise<VisitorRequest[]> {
    const wanted = chosen(ids);
    return this.options.database.write(async (manager) => {
      const found = await manager.findBy(VisitorRequest, { id: In(wanted) });
      await setStatus(manager, found, { status, by: actor.email, at: this.now() });
      return found;
    }, requestsLock);
  }

  /**
   * Says what became of a closed request, or takes it back with null.
   * @throws Failure NOT_FOUND, CONFLICT for a request that is not closed.
   */
  async setOutcome(
    actor: Author,
    id: string,
    outcome: RequestOutcome | null,
  ): Promise<VisitorRequest> {
    return this.options.database.write(async (manager) => {
      const request = await requireRecord(manager, VisitorRequest, id, deskMessages.requestMissing);
      if (request.status !== RequestStatus.CLOSED) {
        throw new Failure('CONFLICT', deskMessages.outcomeOfOpen);
      }
      await manager.update(VisitorRequest, { id }, { outcome });
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: auditActions.REQUEST_OUTCOME,
        subject: { kind: 'request', id },
        detail: outcome === null ? 'None' : outcomeNames[outcome],
      });
      return Object.assign(request, { outcome });
    }, requestsLock);
  }

  /**
   * Saves the notes of a request based on the version that was read.
   * @throws Failure NOT_FOUND, BAD_USER_INPUT when too long, CONFLICT when another version has been
   *   saved.
   */
  async saveNotes(
    actor: Author,
    id: string,
    save: { text: string; version: number },
  ): Promise<VisitorRequest> {
    const notes = withoutStrayControls(save.text).trim();
    if (notes.length > deskLimits.notesMax) {
      throw fieldFailure('notes', deskMessages.notesMax);
    }
    return this.options.database.write(async (manager) => {
      const changes = {
        notes,
        notesVersion: save.version + 1,
        notesSavedBy: actor.email,
        notesSavedAt: this.now(),
      };
      const request = await requireRecord(manager, VisitorRequest, id, deskMessages.requestMissing);
      // The version is part of the condition, so that only one of two concurrent saves succeeds.
      const { affected } = await manager.update(
        VisitorRequest,
        { id, notesVersion: save.version },
        changes,
      );
      if (affected !== 1) {
        throw new Failure('CONFLICT', deskMessages.notesConflict);
      }
      await recordAction(manager, {
        at: changes.notesSavedAt,
        by: actor.email,
        action: auditActions.REQUEST_NOTE,
        subject: { kind: 'request', id },
      });
      return Object.assign(request, changes);
    }, requestsLock);
  }

  /**
   * Moves requests between the inbox and the Suspects view and records who did it. A request that
   * is moved to the inbox is notified, unless it was before.
   * @throws Failure BAD_USER_INPUT for no or too many ids.
   */
  async move(actor: Author, ids: string[], isSpam: boolean): Promise<VisitorRequest[]> {
    const wanted = chosen(ids);
    const action = isSpam ? auditActions.REQUEST_TO_SUSPECTS : auditActions.REQUEST_TO_INBOX;
    const moved = await this.options.database.write(async (manager) => {
      const set = { suspect: isSpam };
      const found = await this.setColumns(manager, wanted, set, { by: actor.email, action });
      if (!isSpam) {
        const event = OutboxEvent.REQUEST_RECEIVED;
        for (const { id } of found) {
          if (!(await manager.existsBy(OutboxMessage, { requestId: id, event }))) {
            await this.options.outbox.requestReceived(manager, id);
          }
        }
      }
      return found;
    }, requestsLock);
    if (!isSpam) {
      this.options.onNotification();
    }
    return moved;
  }

  /** The e-mail addresses of possible assignees, in alphabetical order. */
  administrators(_actor: Author): Promise<string[]> {
    return this.options.assignable();
  }

  /**
   * Assigns requests to a person, or unassigns them, and records who did it. Skips requests
   * that already have this assignment or no longer exist.
   * @throws Failure BAD_USER_INPUT for no or too many ids, and for an address of
   *   somebody who may not handle requests.
   */
  async assign(actor: Author, ids: string[], to: string | null): Promise<VisitorRequest[]> {
    const wanted = chosen(ids);
    const assignedTo = to?.trim().toLowerCase() ?? null;
    if (assignedTo !== null && !(await this.options.assignable()).includes(assignedTo)) {
      throw fieldFailure('to', deskMessages.assignee);
    }
    const action = auditActions.REQUEST_ASSIGN;
    const recorded = { by: actor.email, action, detail: assignedTo ?? 'Nobody' };
    return this.options.database.write(
      (manager) => this.setColumns(manager, wanted, { assignedTo }, recorded),
      requestsLock,
    );
  }

  /** The status history of a request, oldest first. */
  statusChanges(_actor: Author, requestId: string): Promise<RequestStatusChange[]> {
    return this.options.database.reader.find(RequestStatusChange, {
      where: { requestId },
      order: { id: 'ASC' },
    });
  }

  /** Sets columns of existing requests, and records it for those that it changes. */
  private async setColumns(
    manager: EntityManager,
    ids: string[],
    columns: Partial<Pick<VisitorRequest, 'assignedTo' | 'suspect'>>,
    recorded: Pick<RecordedAction, 'by' | 'action' | 'detail'>,
  ): Promise<VisitorRequest[]> {
    const found = await manager.findBy(VisitorRequest, { id: In(ids) });
    const changed = found.filter((request) =>
      Object.entries(columns).some(([name, value]) => Reflect.get(request, name) !== value),
    );
    await manager.update(VisitorRequest, { id: In(changed.map(({ id }) => id)) }, columns);
    const at = this.now();
    for (const { id } of changed) {
      await recordAction(manager, { ...recorded, at, subject: { kind: 'request', id } });
    }
    return found.map((request) => Object.assign(request, columns));
  }
}
