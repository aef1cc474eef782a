import { ArgsType, Field, InputType } from 'type-graphql';
import { connectionTypes } from '../graphql/connection-types.ts';
import { PageArgs } from '../graphql/page-args.ts';
import { AuditArea } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import type { AuditFilter } from './audit-log.service.ts';

/** What the audit log may be narrowed to. */
@InputType('AuditFilter', { description: 'What the audit log is narrowed to.' })
export class AuditFilterInput implements AuditFilter {
  @Field(() => AuditArea, { nullable: true, description: 'Only one part of the administration.' })
  area?: AuditArea | null;

  @Field(() => String, { nullable: true, description: 'Only what one e-mail address did.' })
  person?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur in person, name of the thing, or detail.',
  })
  search?: string | null;
}

/** Pages of the audit log. */
export const AuditEntryConnection = connectionTypes('AuditEntry', AuditEntry, 'newest first');

/** Which page of the audit log is wanted. */
@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilterInput, { nullable: true, description: 'What the log is narrowed to.' })
  filter?: AuditFilterInput | null;
}
