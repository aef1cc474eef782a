import type { AuditAction, AuditArea } from '../../generated/admin.ts';

/** What each action is called, as the end of a sentence that begins with the person. */
export const actionLabels: Record<AuditAction, string> = {
  POST_CREATE: 'created a post',
  POST_UPDATE: 'changed a post',
  POST_PUBLISH: 'published a post',
  POST_UNPUBLISH: 'unpublished a post',
  POST_APPEAR: 'published a scheduled post',
  POST_REVERT: 'restored an earlier version of a post',
  POST_CHANGES_KEEP: 'kept changes to a post as a draft',
  POST_CHANGES_DISCARD: 'discarded the waiting changes to a post',
  POST_CHANGES_RESTORE: 'restored discarded changes to a post',
  POST_PREVIEW: 'made a preview link of a post',
  POST_PREVIEW_END: 'withdrew the preview links of a post',
  POST_DELETE: 'deleted a post',
  POST_RESTORE: 'restored a deleted post',
  POST_PURGE: 'removed a deleted post for good',
  POST_IMAGE: 'stored an image',
  POST_IMAGE_PURGE: 'removed an unused image',
  POST_IMAGE_EDIT: 'changed an image’s alternative text',
  POST_IMAGE_REPLACE: 'replaced an image',
  POST_IMAGE_DELETE: 'deleted an image',
  TEMPLATE_SAVE: 'saved the template',
  TEMPLATE_RESTORE: 'restored an earlier template',
  LOGIN: 'logged in',
  LOGIN_REFUSED: 'was refused at the login',
  CONTENT_PUBLISH: 'published a part of the content',
  CONTENT_RESTORE: 'brought back a part of the content',
  CONTENT_FILE: 'put a file of the content in force',
  REDIRECT_SAVE: 'saved a redirect',
  REDIRECT_DELETE: 'deleted a redirect',
  LOGOUT: 'logged out',
  REQUEST_STATUS: 'changed the status of a request',
  REQUEST_REPLY: 'replied to a request',
  REQUEST_ASSIGN: 'assigned a request',
  REQUEST_NOTE: 'changed the notes of a request',
  REQUEST_TO_INBOX: 'moved a request to the inbox',
  REQUEST_TO_SUSPECTS: 'moved a request to the suspects',
  REQUEST_EXPORT: 'exported data of requests',
  REQUEST_ERASE: 'erased the data of a person',
  SETTINGS_CHANGE: 'changed a setting',
  SETTINGS_MAIL_TEST: 'sent a test e-mail',
  KEY_CREATE: 'made an API key',
  KEY_REVOKE: 'revoked an API key',
  AI_GENERATE: 'generated a post',
  AI_REVISE: 'took over a revision by the AI generator',
};

/** What each part of the administration is called, in the order of the filter. */
export const areaLabels: Record<AuditArea, string> = {
  POSTS: 'Posts',
  TEMPLATE: 'Template',
  CONTENT: 'Content',
  REDIRECTS: 'Redirects',
  LOGINS: 'Logins',
  REQUESTS: 'Requests',
  AI: 'AI generator',
  SETTINGS: 'Settings',
  KEYS: 'API keys',
};

/** Who acts when no person does. */
export const siteItself = 'The site';
