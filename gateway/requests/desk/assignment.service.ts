import { In } from 'typeorm';
import { deskMessages } from '../../../schema/messages.ts';
import type { Author } from '../../access/actor.ts';
import { auditActions } from '../../audit/audit-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { fieldFailure } from '../../failure.ts';
import { requestsLock } from '../../database/locks.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import { chosen } from './request-desk.service.ts';

interface AssignmentOptions {
  database: Database;
  /** E-mail addresses of the people who may be assigned requests, in alphabetical order. */
  assignable: () => Promise<string[]>;
  now: () => Date;
}

/** The assignment of requests to people who handle them (product 14.7). */
export class Assignment {
  constructor(private readonly options: AssignmentOptions) {}

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
    const assignedTo = await this.assignee(to);
    const { database, now } = this.options;
    return database.write(async (manager) => {
      const found = await manager.findBy(VisitorRequest, { id: In(wanted) });
      const changed = found.filter((request) => request.assignedTo !== assignedTo);
      await manager.update(VisitorRequest, { id: In(changed.map(({ id }) => id)) }, { assignedTo });
      const at = now();
      for (const { id } of changed) {
        await recordAction(manager, {
          at,
          by: actor.email,
          action: auditActions.REQUEST_ASSIGN,
          subject: { kind: 'request', id },
          detail: assignedTo ?? 'Nobody',
        });
      }
      return found.map((request) => Object.assign(request, { assignedTo }));
    }, requestsLock);
  }

  private async assignee(to: string | null): Promise<string | null> {
    const email = to?.trim().toLowerCase() ?? null;
    if (email !== null && !(await this.options.assignable()).includes(email)) {
      throw fieldFailure('to', deskMessages.assignee);
    }
    return email;
  }
}
