import { Args, ArgsType, Field, InputType, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import {
  connectionOf,
  connectionTypes,
  counted,
  PageArgs,
  type CountedConnection,
} from '../graphql/connection.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { auditAreas, type AuditArea } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import type { AuditFilter, AuditLogService } from './audit-log.service.ts';

@InputType('AuditFilter', { description: 'The filters of the audit log.' })
class AuditFilterInput implements AuditFilter {
  @Field(() => auditAreas, { nullable: true, description: 'Only one part of the administration.' })
  area?: AuditArea | null;

  @Field(() => String, { nullable: true, description: 'Only the actions of one e-mail address.' })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in person, name of the thing, or detail.',
  })
  search?: string | null;
}

/** Pages of the audit log. */
const AuditEntryConnection = connectionTypes('AuditEntry', AuditEntry, 'newest first');

/** The requested page of the audit log. */
@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilterInput, { nullable: true, description: 'The filters of the log.' })
  filter?: AuditFilterInput | null;
}

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
