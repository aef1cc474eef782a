import {
  changesImages,
  changesPosts,
  changesRequests,
  keysWith,
  postAnswer,
  type Access,
} from './access.ts';

/** Table rows for several operations with the same access. */
function each<Name extends string>(access: Access, ...names: Name[]): Record<Name, Access> {
  return Object.fromEntries(names.map((name) => [name, access])) as Record<Name, Access>;
}

const queries: Record<string, Access> = {
  ...each(
    'everybody',
    ...['evidence', 'faqs', 'legalDocument', 'meetingInvitation', 'meetingTimes'],
    ...['navigationTiles'],
    ...['partners', 'performance', 'post', 'posts', 'previewedPost', 'publications'],
    ...['relatedPosts', 'searchPostCount', 'searchPosts', 'sections', 'services', 'site'],
    ...['tags', 'teamMembers', 'templateConfig', 'templateStylesheet', 'testimonials', 'trustPage'],
    ...['viewer'],
  ),
  ...each(
    keysWith('posts.read'),
    ...['adminPost', 'adminPosts', 'deletedPosts', 'images', 'keptPostChanges', 'postVersion'],
    ...['postVersions', 'previewLinks', 'publicationSchedule'],
  ),
  ...each(keysWith('posts.write'), 'checkPost', 'checkSlug', 'previewPost'),
  ...each(
    keysWith('content.write'),
    ...['claimReview', 'contentPart', 'contentParts', 'contentVersion', 'contentVersions'],
  ),
  ...each(
    keysWith('requests.read'),
    ...['accessRequests', 'demoRequests', 'meetings', 'requestOverview', 'visitorRequest'],
    'visitorRequests',
  ),
  ...each(keysWith('insights.read'), 'insights'),
  ...each(
    'administrators',
    ...['administrators', 'aiGenerator', 'aiSettings', 'apiKeys', 'auditLog', 'auditPeople'],
    ...['conversationTurn', 'erasures', 'launchChecklist', 'mailHealth', 'meetingSettings'],
    ...['missedPaths', 'nextMeetingTimes', 'outboxMessages', 'outboxSummary', 'personData'],
    ...['postConversation', 'postDrafts', 'redirects', 'replyDraft', 'replyTemplates'],
    ...['requestSettings', 'templateSave', 'templateSaves', 'webhookEndpoints'],
  ),
};

const mutations: Record<string, Access> = {
  ...each(
    'everybody',
    ...['bookMeeting', 'cancelMeeting', 'issueFormToken', 'rescheduleMeeting'],
    ...['submitAccessRequest', 'submitDemoRequest'],
  ),
  // Content that is or becomes public also needs `posts.publish`; the services check that.
  ...each(keysWith('posts.write'), 'createPost', 'deletePost'),
  updateImage: changesImages('posts.write'),
  ...each(
    changesPosts('posts.write'),
    ...['discardPostChanges', 'keepPostChanges', 'restorePost', 'restorePostChanges'],
    'restorePostVersion',
  ),
  updatePost: { allOf: [], oneOf: ['posts.write', 'posts.publish'], answer: postAnswer },
  publishPostChanges: changesPosts('posts.publish'),
  // A preview link shows a draft to anyone who has the link.
  ...each(keysWith('posts.read', 'posts.write'), 'createPreviewLink', 'withdrawPreviewLinks'),
  ...each(keysWith('content.write'), 'discardContentDraft', 'saveContentDraft'),
  ...each(
    keysWith('content.write', 'posts.publish'),
    ...['publishContent', 'restoreContent', 'useContentFile'],
  ),
  ...each(
    changesRequests('requests.write'),
    ...['assignRequests', 'moveToInbox', 'moveToSuspects', 'saveRequestNotes', 'setRequestStatus'],
  ),
  ...each(
    'administrators',
    ...[
      'acceptRevision',
      'checkExternalLinks',
      'createApiKey',
      'deleteImage',
      'deleteRedirect',
      'deleteReplyTemplate',
    ],
    ...['deleteWebhook', 'discardPostDraft', 'discardReplyDraft', 'erasePerson', 'generatePost'],
    ...['giveUpNotification', 'leaveRevision', 'renewWebhookSecret', 'replyToRequest'],
    ...['resendNotification', 'restoreTemplateSave', 'revisePost', 'revokeApiKey'],
    ...['runTemplateTest', 'saveAiSettings', 'saveMeetingSettings', 'savePostDraft'],
    ...['saveRedirect', 'saveReplyDraft', 'saveReplyTemplate', 'saveRequestSettings'],
    ...['saveTemplateConfig', 'saveWebhook', 'sendTestEmail', 'sendTestWebhook'],
  ),
};

const subscriptions = each('administrators', 'generatePostStream', 'revisePostStream');

/** Fields of types that need more access than the object they belong to. */
const fields: Record<string, Access> = {
  'Post.waitingChanges': keysWith('posts.read'),
  'Post.writtenByProgram': keysWith('posts.read'),
  'SlugCheck.takenBy': keysWith('posts.read'),
  'Image.usedIn': keysWith('posts.read'),
  'Image.uploadedBy': keysWith('posts.read'),
  'VisitorRequest.meeting': keysWith('requests.read'),
  'VisitorRequest.ordinal': keysWith('requests.read'),
  'VisitorRequest.otherRequests': keysWith('requests.read'),
  'VisitorRequest.replies': keysWith('requests.read'),
  'PostVersion.text': keysWith('posts.read'),
  'Meeting.request': keysWith('requests.read'),
  'AuditEntry.requestSender': 'administrators',
  'ConversationTurn.revision': 'administrators',
};

/**
 * The one table of access to GraphQL operations, for cookies and keys alike (product 19.3). The
 * gateway does not start while an operation has no row.
 */
export const operations = { Query: queries, Mutation: mutations, Subscription: subscriptions };

/** The same for fields of types. A field without a row that checks the actor is refused to keys. */
export const guardedFields = fields;
