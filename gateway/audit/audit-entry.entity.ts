import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { auditLimits as limits } from '../../schema/limits.ts';
import { auditActions, auditAreas, type AuditAction, type AuditArea } from './audit-action.ts';

/**
 * One entry of the audit log: who did what, when, to what (product 8.9). It is written in the
 * transaction of the action and never changed. Ids are UUIDv7, so their order is the order of the
 * log. It contains nothing that a visitor sent: an entry about a request has only its id.
 */
@ObjectType('AuditEntry', { description: 'One entry of the audit log: who did what, and when.' })
@Entity('audit_entry')
@Index('audit_entry_area', ['area', 'id'])
@Index('audit_entry_actor', ['actor', 'id'])
@Index('audit_entry_at', ['at'])
export class AuditEntry {
  @Field(() => ID, { description: 'Unique id; newer entries have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'When it was done.' })
  @Column({ type: Date })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of the person, or “API key: ” and its name; null for actions of the site itself.',
  })
  @Column('varchar', { length: limits.actorMax, nullable: true })
  actor!: string | null;

  @Field(() => auditActions, { description: 'The action.' })
  @Column('varchar', { length: limits.actionMax })
  action!: AuditAction;

  @Field(() => auditAreas, { description: 'The part of the administration it belongs to.' })
  @Column('varchar', { length: limits.actionMax })
  area!: AuditArea;

  @Field(() => String, {
    nullable: true,
    description: `The kind of the action's subject, such as "post" or "request".`,
  })
  @Column('varchar', { length: limits.subjectKindMax, nullable: true })
  subjectKind!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the thing it was done to.' })
  @Column('varchar', { length: limits.subjectIdMax, nullable: true })
  subjectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The subject's name at that time, of a person the e-mail address; null for requests.",
  })
  @Column('varchar', { length: limits.subjectLabelMax, nullable: true })
  subjectLabel!: string | null;

  @Field(() => String, { nullable: true, description: 'A few words more.' })
  @Column('varchar', { length: limits.detailMax, nullable: true })
  detail!: string | null;

  /** Lower-case text that the administrator's search matches. */
  @Column('text')
  searchText!: string;
}
