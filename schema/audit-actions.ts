// What the audit log records (product 8.9): an action, or an area of the administration, is one row,
// under its name in GraphQL.

/**
 * `name` is stored; an action's starts with its area's. `label` is an area's in the filter, or the
 * end of a sentence that starts with the person. `description` is for the GraphQL schema.
 */
type AuditRow = Record<'name' | 'label' | 'description', string>;

/** The areas of the administration, in the order of the filter. */
export const auditAreaRows = {
  POSTS: { name: 'post', label: 'Posts', description: 'Blog posts.' },
  TEMPLATE: { name: 'template', label: 'Template', description: 'The layout of articles.' },
  CONTENT: { name: 'content', label: 'Content', description: 'The texts of the site.' },
  REDIRECTS: {
    name: 'redirect',
    label: 'Redirects',
    description: 'Redirects from paths without a page.',
  },
  LOGINS: { name: 'login', label: 'Logins', description: 'Logins and logouts.' },
  REQUESTS: { name: 'request', label: 'Requests', description: 'Visitors’ requests.' },
  AI: { name: 'ai', label: 'AI generator', description: 'The AI generator.' },
  SETTINGS: { name: 'settings', label: 'Settings', description: 'Settings of the site.' },
  KEYS: { name: 'key', label: 'API keys', description: 'API keys.' },
  PEOPLE: { name: 'person', label: 'People', description: 'People and their roles.' },
} as const satisfies Record<string, AuditRow>;

/** The actions that the audit log records. */
export const auditActionRows = {
  POST_CREATE: { name: 'post.create', label: 'created a post', description: 'A post was created.' },
  POST_UPDATE: { name: 'post.update', label: 'changed a post', description: 'A post was changed.' },
  POST_PUBLISH: {
    name: 'post.publish',
    label: 'published a post',
    description: 'A post was published or scheduled.',
  },
  POST_UNPUBLISH: {
    name: 'post.unpublish',
    label: 'unpublished a post',
    description: 'A post was hidden.',
  },
  POST_OVERRIDE: {
    name: 'post.override',
    label: 'published a post despite findings, giving a reason',
    description: 'A post was published despite findings, with a reason.',
  },
  POST_CONFIRM: {
    name: 'post.confirm',
    label: 'confirmed having read a post',
    description: 'A person confirmed having read a text in which AI was involved.',
  },
  POST_HOLD: {
    name: 'post.hold',
    label: 'blocked a scheduled post because of its checks',
    description: 'A scheduled post had findings and became a draft again.',
  },
  POST_APPEAR: {
    name: 'post.appear',
    label: 'published a scheduled post',
    description: 'A scheduled post was published automatically.',
  },
  POST_REVERT: {
    name: 'post.revert',
    label: 'restored an earlier version of a post',
    description: 'An earlier version of a post was restored.',
  },
  POST_CHANGES_KEEP: {
    name: 'post.changes.keep',
    label: 'saved changes to a post as pending',
    description: 'Changes to a post were saved as pending.',
  },
  POST_CHANGES_DISCARD: {
    name: 'post.changes.discard',
    label: 'discarded the pending changes to a post',
    description: 'Pending changes to a post were discarded.',
  },
  POST_CHANGES_RESTORE: {
    name: 'post.changes.restore',
    label: 'restored discarded changes to a post',
    description: 'Discarded changes to a post were restored as pending.',
  },
  POST_PREVIEW: {
    name: 'post.preview',
    label: 'made a preview link of a post',
    description: 'A link to a preview of a post was made.',
  },
  POST_PREVIEW_END: {
    name: 'post.preview.end',
    label: 'withdrew the preview links of a post',
    description: 'The links to previews of a post were withdrawn.',
  },
  POST_REVIEW: {
    name: 'post.review',
    label: 'asked for a review of a post',
    description: 'A person was asked to review a post.',
  },
  POST_REVIEW_END: {
    name: 'post.review.end',
    label: 'withdrew a review of a post',
    description: 'A review of a post was withdrawn.',
  },
  POST_REVIEW_DECIDE: {
    name: 'post.review.decide',
    label: 'decided on a post, as a reviewer',
    description: 'A reviewer approved a post or asked for changes.',
  },
  POST_REVIEW_NOTE: {
    name: 'post.review.note',
    label: 'applied or resolved a reviewer’s note',
    description: 'The note of a reviewer was applied or resolved.',
  },
  POST_DELETE: { name: 'post.delete', label: 'deleted a post', description: 'A post was deleted.' },
  POST_RESTORE: {
    name: 'post.restore',
    label: 'restored a deleted post',
    description: 'A deleted post was restored.',
  },
  POST_PURGE: {
    name: 'post.purge',
    label: 'removed a deleted post for good',
    description: 'A deleted post was removed for good.',
  },
  POST_IMAGE: {
    name: 'post.image',
    label: 'stored an image',
    description: 'An image for articles was stored.',
  },
  POST_IMAGE_PURGE: {
    name: 'post.image.purge',
    label: 'removed an unused image',
    description: 'An image that no text referred to was removed.',
  },
  POST_IMAGE_EDIT: {
    name: 'post.image.edit',
    label: 'changed an image’s alternative text',
    description: 'The alternative text of an image was changed.',
  },
  POST_IMAGE_REPLACE: {
    name: 'post.image.replace',
    label: 'replaced an image',
    description: 'An image was replaced.',
  },
  POST_IMAGE_DELETE: {
    name: 'post.image.delete',
    label: 'deleted an image',
    description: 'An image was deleted.',
  },
  TEMPLATE_SAVE: {
    name: 'template.save',
    label: 'saved the template',
    description: 'The template was saved.',
  },
  TEMPLATE_RESTORE: {
    name: 'template.restore',
    label: 'restored an earlier template',
    description: 'An earlier template was restored.',
  },
  CONTENT_PUBLISH: {
    name: 'content.publish',
    label: 'published a part of the content',
    description: 'A part of the site’s texts was published.',
  },
  CONTENT_RESTORE: {
    name: 'content.restore',
    label: 'restored a content part',
    description: 'An earlier version of a part of the texts was restored.',
  },
  CONTENT_FILE: {
    name: 'content.file',
    label: 'published a content part from its file',
    description: 'The text of a part’s file was published.',
  },
  REDIRECT_SAVE: {
    name: 'redirect.save',
    label: 'saved a redirect',
    description: 'A redirect was created or changed.',
  },
  REDIRECT_DELETE: {
    name: 'redirect.delete',
    label: 'deleted a redirect',
    description: 'A redirect was ended.',
  },
  LOGIN: { name: 'login', label: 'logged in', description: 'An administrator logged in.' },
  LOGIN_REFUSED: {
    name: 'login.refused',
    label: 'was refused at the login',
    description: 'A person known to the identity provider was refused.',
  },
  LOGOUT: { name: 'logout', label: 'logged out', description: 'An administrator logged out.' },
  REQUEST_STATUS: {
    name: 'request.status',
    label: 'changed the status of a request',
    description: 'The status of a request was changed.',
  },
  REQUEST_REPLY: {
    name: 'request.reply',
    label: 'replied to a request',
    description: 'A request was replied to.',
  },
  REQUEST_ASSIGN: {
    name: 'request.assign',
    label: 'assigned a request',
    description: 'A request was assigned or unassigned.',
  },
  REQUEST_NOTE: {
    name: 'request.note',
    label: 'changed the notes of a request',
    description: 'The notes of a request were changed.',
  },
  REQUEST_OUTCOME: {
    name: 'request.outcome',
    label: 'changed the outcome of a request',
    description: 'The outcome of a closed request was changed.',
  },
  REQUEST_TO_INBOX: {
    name: 'request.inbox',
    label: 'moved a request to the inbox',
    description: 'A request was moved from suspected spam to the inbox.',
  },
  REQUEST_TO_SUSPECTS: {
    name: 'request.suspects',
    label: 'marked a request as suspected spam',
    description: 'A request was moved from the inbox to suspected spam.',
  },
  REQUEST_CONSENT: {
    name: 'request.consent',
    label: 'recorded that a visitor withdrew a consent',
    description: 'A visitor withdrew a consent.',
  },
  REQUEST_RESEND: {
    name: 'request.resend',
    label: 'sent the notification of a request again',
    description: 'The notification of a request was sent again.',
  },
  REQUEST_STOP: {
    name: 'request.stop',
    label: 'stopped the delivery of a notification',
    description: 'The delivery of a notification was stopped.',
  },
  REQUEST_EXPORT: {
    name: 'request.export',
    label: 'exported data of requests',
    description: 'Data of requests was exported.',
  },
  REQUEST_ERASE: {
    name: 'request.erase',
    label: 'erased the data of a person',
    description: 'Data of a person was erased.',
  },
  SETTINGS_CHANGE: {
    name: 'settings.change',
    label: 'changed a setting',
    description: 'A setting was changed.',
  },
  SETTINGS_MAIL_TEST: {
    name: 'settings.mail.test',
    label: 'sent a test e-mail',
    description: 'A test e-mail was sent.',
  },
  KEY_CREATE: {
    name: 'key.create',
    label: 'created an API key',
    description: 'An API key was created.',
  },
  KEY_REVOKE: {
    name: 'key.revoke',
    label: 'revoked an API key',
    description: 'An API key was revoked.',
  },
  PERSON_INVITE: {
    name: 'person.invite',
    label: 'invited a person',
    description: 'A person was invited to the administration.',
  },
  PERSON_ROLES: {
    name: 'person.roles',
    label: 'changed the roles of a person',
    description: 'The roles of a person were changed.',
  },
  PERSON_REMOVE: {
    name: 'person.remove',
    label: 'removed a person',
    description: 'A person was removed, or an invitation withdrawn.',
  },
  PERSON_SESSIONS: {
    name: 'person.sessions',
    label: 'ended the sessions of a person',
    description: 'All sessions of a person were ended.',
  },
  AI_GENERATE: {
    name: 'ai.generate',
    label: 'generated a post',
    description: 'A post was generated.',
  },
  AI_REVISE: {
    name: 'ai.revise',
    label: 'accepted a revision by the AI generator',
    description: 'A revision of a post by the AI generator was accepted.',
  },
} as const satisfies Record<string, AuditRow>;
