import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { connectionOf } from '../graphql/connection.ts';
import { counted, type CountedConnection } from '../graphql/connection-types.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import type { AuditLogService } from './audit-log.service.ts';
import { AuditEntryConnection, AuditFilterInput } from './audit-log.types.ts';

/** GraphQL side of the audit log. */
@Resolver()
export class AuditLogResolver {
  constructor(private readonly log: AuditLogService) {}

  @Query(() => AuditEntryConnection, {
    description: 'Who did what in the administration, newest first. Administrator only.',
  })
  async auditLog(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many entries, 1 to 100.' })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the page before.',
    })
    after?: string | null,
    @Arg('filter', () => AuditFilterInput, {
      nullable: true,
      description: 'What the log is narrowed to.',
    })
    filter?: AuditFilterInput | null,
  ): Promise<CountedConnection<AuditEntry>> {
    const page = await this.log.list(actor, { first, after, filter });
    return counted(
      connectionOf(page, ({ id }) => id),
      () => this.log.count(actor, filter),
    );
  }

  @Query(() => [String], {
    description: 'E-mail addresses of everybody in the audit log. Administrator only.',
  })
  auditPeople(@Ctx() { actor }: GraphQLContext): Promise<string[]> {
    return this.log.people(actor);
  }
}
