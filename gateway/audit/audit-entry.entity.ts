import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { auditLimits as limits } from '../../schema/limits.ts';
import { auditActions, AuditArea, type AuditAction } from './audit-action.ts';

registerEnumType(auditActions, {
  name: 'AuditAction',
  description: 'The actions that the audit log records.',
  valuesConfig: {
    POST_CREATE: { description: 'A new post was saved.' },
    POST_UPDATE: { description: 'A post was changed.' },
    POST_PUBLISH: { description: 'A post was published or scheduled.' },
    POST_UNPUBLISH: { description: 'A post was hidden.' },
    POST_OVERRIDE: { description: 'A post was published despite findings, with a reason.' },
    POST_CONFIRM: {
      description: 'A person confirmed having read a text in which AI was involved.',
    },
    POST_HOLD: { description: 'A scheduled post had findings and became a draft again.' },
    POST_CHANGES_KEEP: { description: 'Changes to a post were saved as pending.' },
    POST_CHANGES_DISCARD: { description: 'Pending changes to a post were discarded.' },
    POST_CHANGES_RESTORE: { description: 'Discarded changes to a post were restored as pending.' },
    POST_APPEAR: { description: 'A scheduled post was published automatically.' },
    POST_REVERT: { description: 'An earlier version of a post was restored.' },
    POST_REVIEW: { description: 'A person was asked to review a post.' },
    POST_REVIEW_END: { description: 'A review of a post was withdrawn.' },
    POST_REVIEW_DECIDE: { description: 'A reviewer approved a post or asked for changes.' },
    POST_REVIEW_NOTE: { description: 'The note of a reviewer was applied or resolved.' },
    POST_DELETE: { description: 'A post was deleted.' },
    POST_RESTORE: { description: 'A deleted post was restored.' },
    POST_PURGE: { description: 'A deleted post was removed for good.' },
    POST_IMAGE: { description: 'An image for articles was stored.' },
    POST_IMAGE_PURGE: { description: 'An image that no text referred to was removed.' },
    POST_IMAGE_EDIT: { description: 'The alternative text of an image was changed.' },
    POST_IMAGE_REPLACE: { description: 'An image was replaced.' },
    POST_IMAGE_DELETE: { description: 'An image was deleted.' },
    TEMPLATE_SAVE: { description: 'The template was saved.' },
    TEMPLATE_RESTORE: { description: 'An earlier template was restored.' },
    CONTENT_PUBLISH: { description: 'A part of the site’s texts was published.' },
    CONTENT_RESTORE: { description: 'An earlier version of a part of the texts was restored.' },
    CONTENT_FILE: { description: 'The text of a part’s file was published.' },
    REDIRECT_SAVE: { description: 'A redirect was created or changed.' },
    REDIRECT_DELETE: { description: 'A redirect was ended.' },
    LOGIN: { description: 'An administrator logged in.' },
    LOGIN_REFUSED: { description: 'A person known to the identity provider was refused.' },
    LOGOUT: { description: 'An administrator logged out.' },
    REQUEST_STATUS: { description: 'The status of a request was changed.' },
    REQUEST_REPLY: { description: 'A request was replied to.' },
    REQUEST_ASSIGN: { description: 'A request was assigned or unassigned.' },
    REQUEST_OUTCOME: { description: 'The outcome of a closed request was changed.' },
    REQUEST_NOTE: { description: 'The notes of a request were changed.' },
    REQUEST_TO_INBOX: { description: 'A request was moved from suspected spam to the inbox.' },
    REQUEST_TO_SUSPECTS: { description: 'A request was moved from the inbox to suspected spam.' },
    REQUEST_CONSENT: { description: 'A visitor withdrew a consent.' },
    REQUEST_EXPORT: { description: 'Data of requests was exported.' },
    REQUEST_ERASE: { description: 'Data of a person was erased.' },
    SETTINGS_CHANGE: { description: 'A setting was changed.' },
    SETTINGS_MAIL_TEST: { description: 'A test e-mail was sent.' },
    KEY_CREATE: { description: 'An API key was created.' },
    KEY_REVOKE: { description: 'An API key was revoked.' },
    PERSON_INVITE: { description: 'A person was invited to the administration.' },
    PERSON_ROLES: { description: 'The roles of a person were changed.' },
    PERSON_REMOVE: { description: 'A person was removed, or an invitation withdrawn.' },
    PERSON_SESSIONS: { description: 'All sessions of a person were ended.' },
    AI_GENERATE: { description: 'A post was generated.' },
    AI_REVISE: { description: 'A revision of a post by the AI generator was accepted.' },
  },
});

registerEnumType(AuditArea, {
  name: 'AuditArea',
  description: 'The part of the administration that an audit log entry belongs to.',
  valuesConfig: {
    POSTS: { description: 'Blog posts.' },
    TEMPLATE: { description: 'The layout of articles.' },
    CONTENT: { description: 'The texts of the site.' },
    REDIRECTS: { description: 'Redirects from paths without a page.' },
    LOGINS: { description: 'Logins and logouts.' },
    REQUESTS: { description: 'Visitors’ requests.' },
    SETTINGS: { description: 'Settings of the site.' },
    KEYS: { description: 'API keys.' },
    PEOPLE: { description: 'People and their roles.' },
    AI: { description: 'The AI generator.' },
  },
});

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

  @Field(() => AuditArea, { description: 'The part of the administration it belongs to.' })
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
