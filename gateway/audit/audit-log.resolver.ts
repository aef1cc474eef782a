import { Args, ArgsType, Field, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import {
  connectionOf,
  connectionTypes,
  counted,
  idOf,
  PageArgs,
  type CountedConnection,
} from '../graphql/connection.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditFilter, type AuditLogService } from './audit-log.service.ts';

const AuditEntryConnection = connectionTypes('AuditEntry', AuditEntry, 'newest first');

@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true, description: 'The filters of the log.' })
  filter?: AuditFilter | null;
}

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
    return counted(connectionOf(page, idOf), () => this.log.count(actor, wanted.filter));
  }

  @Query(() => [String], {
    description: 'E-mail addresses of all people in the audit log. Administrator only.',
  })
  auditPeople(@CurrentAuthor() actor: Author): Promise<string[]> {
    return this.log.people(actor);
  }
}
