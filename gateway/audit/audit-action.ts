/** The parts of the administration that an audit log entry may belong to. */
export enum AuditArea {
  POSTS = 'post',
  TEMPLATE = 'template',
  CONTENT = 'content',
  REDIRECTS = 'redirect',
  LOGINS = 'login',
  REQUESTS = 'request',
  SETTINGS = 'settings',
  KEYS = 'key',
  PEOPLE = 'person',
  AI = 'ai',
}

/** All actions that the audit log records, by their stored names (product 8.9). */
export const auditActions = {
  POST_CREATE: 'post.create',
  POST_UPDATE: 'post.update',
  POST_PUBLISH: 'post.publish',
  POST_UNPUBLISH: 'post.unpublish',
  POST_OVERRIDE: 'post.override',
  POST_CONFIRM: 'post.confirm',
  POST_HOLD: 'post.hold',
  POST_APPEAR: 'post.appear',
  POST_REVERT: 'post.revert',
  POST_CHANGES_KEEP: 'post.changes.keep',
  POST_CHANGES_DISCARD: 'post.changes.discard',
  POST_CHANGES_RESTORE: 'post.changes.restore',
  POST_PREVIEW: 'post.preview',
  POST_PREVIEW_END: 'post.preview.end',
  POST_REVIEW: 'post.review',
  POST_REVIEW_END: 'post.review.end',
  POST_REVIEW_DECIDE: 'post.review.decide',
  POST_REVIEW_NOTE: 'post.review.note',
  POST_DELETE: 'post.delete',
  POST_RESTORE: 'post.restore',
  POST_PURGE: 'post.purge',
  POST_IMAGE: 'post.image',
  POST_IMAGE_PURGE: 'post.image.purge',
  POST_IMAGE_EDIT: 'post.image.edit',
  POST_IMAGE_REPLACE: 'post.image.replace',
  POST_IMAGE_DELETE: 'post.image.delete',
  TEMPLATE_SAVE: 'template.save',
  TEMPLATE_RESTORE: 'template.restore',
  CONTENT_PUBLISH: 'content.publish',
  CONTENT_RESTORE: 'content.restore',
  CONTENT_FILE: 'content.file',
  REDIRECT_SAVE: 'redirect.save',
  REDIRECT_DELETE: 'redirect.delete',
  LOGIN: 'login',
  LOGIN_REFUSED: 'login.refused',
  LOGOUT: 'logout',
  REQUEST_STATUS: 'request.status',
  REQUEST_REPLY: 'request.reply',
  REQUEST_ASSIGN: 'request.assign',
  REQUEST_NOTE: 'request.note',
  REQUEST_OUTCOME: 'request.outcome',
  REQUEST_TO_INBOX: 'request.inbox',
  REQUEST_TO_SUSPECTS: 'request.suspects',
  REQUEST_CONSENT: 'request.consent',
  REQUEST_EXPORT: 'request.export',
  REQUEST_ERASE: 'request.erase',
  SETTINGS_CHANGE: 'settings.change',
  SETTINGS_MAIL_TEST: 'settings.mail.test',
  KEY_CREATE: 'key.create',
  KEY_REVOKE: 'key.revoke',
  PERSON_INVITE: 'person.invite',
  PERSON_ROLES: 'person.roles',
  PERSON_REMOVE: 'person.remove',
  PERSON_SESSIONS: 'person.sessions',
  AI_GENERATE: 'ai.generate',
  AI_REVISE: 'ai.revise',
} as const;

/** One kind of recorded action. */
export type AuditAction = (typeof auditActions)[keyof typeof auditActions];

/** The part of the administration that an action belongs to: the first word of its name. */
export function auditAreaOf(action: AuditAction): AuditArea {
  const [area] = action.split('.');
  return Object.values(AuditArea).find((known) => known === area) ?? AuditArea.LOGINS;
}
