import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import type { Database } from '../../database/database.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { VisitorRequest } from '../entities/visitor-request.entity.ts';
import type { SamePerson } from './same-person.service.ts';

/**
 * Adds the senders of requests to the audit log, which itself stores nothing that a visitor sent.
 */
@Resolver(() => AuditEntry)
export class RequestSenderResolver {
  constructor(private readonly database: Database) {}

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The sender of the request concerned; null once it is erased, and for other subjects.',
  })
  async requestSender(
    @CurrentAuthor() _actor: Author,
    @Root() { subjectKind, subjectId }: AuditEntry,
  ): Promise<string | null> {
    if (subjectKind !== 'request' || subjectId === null) {
      return null;
    }
    const found = await this.database.reader.findOne(VisitorRequest, {
      where: { id: subjectId },
      select: { id: true, kind: true, firstName: true, lastName: true },
    });
    return found === null ? null : `${found.firstName} ${found.lastName}`;
  }
}

@Resolver(() => VisitorRequest)
export class SamePersonResolver {
  constructor(private readonly samePerson: SamePerson) {}

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Its position among its person’s requests: 1 for the first, at most 100; null for suspected spam.',
  })
  ordinal(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<number | undefined> {
    return this.samePerson.ordinalOf(actor, request);
  }

  @FieldResolver(() => [VisitorRequest], {
    description: 'Other requests from the same e-mail address, newest first, at most 20.',
  })
  otherRequests(
    @CurrentAuthor() actor: Author,
    @Root() request: VisitorRequest,
  ): Promise<VisitorRequest[]> {
    return this.samePerson.othersOf(actor, request);
  }
}
