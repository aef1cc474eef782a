import { Args, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { connectionOf } from '../graphql/connection.ts';
import { counted, type CountedConnection } from '../graphql/connection-types.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import type { AuditLogService } from './audit-log.service.ts';
import { AuditEntryConnection, AuditLogArgs } from './audit-log.types.ts';

/** GraphQL side of the audit log. */
@Resolver()
export class AuditLogResolver {
  constructor(private readonly log: AuditLogService) {}

  @Query(() => AuditEntryConnection, {
    description: 'Who did what in the administration, newest first. Administrator only.',
  })
  async auditLog(
    @CurrentAuthor() actor: Author,
    @Args(() => AuditLogArgs) wanted: AuditLogArgs,
  ): Promise<CountedConnection<AuditEntry>> {
    const page = await this.log.list(actor, wanted);
    return counted(
      connectionOf(page, ({ id }) => id),
      () => this.log.count(actor, wanted.filter),
    );
  }

  @Query(() => [String], {
    description: 'E-mail addresses of all people in the audit log. Administrator only.',
  })
  auditPeople(@CurrentAuthor() actor: Author): Promise<string[]> {
    return this.log.people(actor);
  }
}
