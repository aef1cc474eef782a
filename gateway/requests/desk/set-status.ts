import { In, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import { announce } from '../../mail/webhook-announcement.ts';
import { RequestStatusChange } from '../entities/request-status-change.entity.ts';
import { VisitorRequest, type RequestStatus } from '../entities/visitor-request.entity.ts';

interface StatusChange {
  status: RequestStatus;
  /** E-mail address of the administrator. */
  by: string;
  at: Date;
}

/**
 * Sets the status of requests and records each change, in the given transaction, which holds the
 * requests lock. Skips requests that already have this status. A reopened request has no outcome.
 */
export async function setStatus(
  manager: EntityManager,
  requests: readonly VisitorRequest[],
  { status, by, at }: StatusChange,
): Promise<void> {
  const changed = requests.filter((request) => request.status !== status);
  if (changed.length === 0) {
    return;
  }
  const set = { status, outcome: null };
  await manager.update(VisitorRequest, { id: In(changed.map(({ id }) => id)) }, set);
  await manager.insert(
    RequestStatusChange,
    changed.map(({ id }) => ({
      id: uuidv7(),
      requestId: id,
      status,
      changedBy: by,
      changedAt: at,
    })),
  );
  for (const request of changed) {
    await recordAction(manager, {
      at,
      by,
      action: auditActions.REQUEST_STATUS,
      subject: { kind: 'request', id: request.id },
      detail: status,
    });
    const { id, kind, status: previous } = request;
    const data = { id, kind, status, previous, changedAt: at.toISOString() };
    await announce(manager, { event: 'request.status', at, requestId: id, data });
    Object.assign(request, set);
  }
}
