import { ArgsType, Field, InputType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection-types.ts';
import { PageArgs } from '../graphql/connection.ts';
import { auditAreas, type AuditArea } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import type { AuditFilter } from './audit-log.service.ts';

@InputType('AuditFilter', { description: 'The filters of the audit log.' })
export class AuditFilterInput implements AuditFilter {
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
export const AuditEntryConnection = connectionTypes('AuditEntry', AuditEntry, 'newest first');

/** The requested page of the audit log. */
@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilterInput, { nullable: true, description: 'The filters of the log.' })
  filter?: AuditFilterInput | null;
}
