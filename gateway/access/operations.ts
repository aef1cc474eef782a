import {
  changesImages,
  changesPosts,
  changesRequests,
  keysWith,
  people,
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
    ...['erasureEmail', 'evidence', 'examples', 'faqs', 'legalDocument', 'meetingInvitation'],
    ...['meetingTimes', 'navigationTiles'],
    ...['preferences', 'partners', 'performance', 'post', 'posts', 'previewedPost', 'publications'],
    ...['relatedPosts', 'searchPostCount', 'searchPosts', 'sections', 'services', 'site'],
    ...['tags', 'teamMembers', 'templateConfig', 'templateStylesheet', 'testimonials', 'trustPage'],
    ...['viewer'],
  ),
  ...each(
    people('read', keysWith('posts.read')),
    ...['adminPost', 'adminPosts', 'deletedPosts', 'images', 'keptPostChanges', 'postVersion'],
    ...['blockedPublications', 'postVersions', 'previewLinks', 'publicationSchedule'],
  ),
  ...each(people('read', keysWith('posts.write')), 'checkPost', 'checkSlug', 'previewPost'),
  ...each(
    people('read', keysWith('content.write')),
    ...['claimReview', 'contentPart', 'contentParts', 'contentVersion', 'contentVersions'],
  ),
  ...each(people('read', keysWith('insights.read')), 'insights'),
  ...each(people('read'), 'missedPaths', 'redirects', 'weeklyReport'),
  ...each(
    people('write'),
    ...['aiGenerator', 'conversationTurn', 'postConversation', 'postDrafts'],
    'unsavedDrafts',
  ),
  // Reviews before publication; the services refuse keys.
  ...each(people('write'), 'approvalRecord', 'reviews'),
  // Whoever has the link in the e-mail to a reviewer.
  ...each('everybody', 'reviewByToken'),
  ...each(people('publish'), 'templateSave', 'templateSaves'),
  ...each(
    people('handleRequests', keysWith('requests.read')),
    ...['accessRequests', 'demoRequests', 'meetings', 'requestOverview', 'visitorRequest'],
    ...['requestsAwaitingReply', 'visitorRequests'],
  ),
  ...each(
    people('handleRequests'),
    ...[
      'administrators',
      'mailHealth',
      'meetingsOffered',
      'outboxSummary',
      'replyDraft',
      'replyTemplates',
    ],
  ),
  ...each(
    people('administer'),
    ...['aiSettings', 'apiKeys', 'auditLog', 'auditPeople', 'erasures', 'launchChecklist'],
    ...[
      'machineReaderSettings',
      'meetingSettings',
      'nextMeetingTimes',
      'outboxMessages',
      'people',
      'personData',
    ],
    ...['requestSettings', 'reviewRules', 'webhookEndpoints'],
  ),
};

const mutations: Record<string, Access> = {
  ...each(
    'everybody',
    ...['bookMeeting', 'cancelMeeting', 'issueFormToken', 'rescheduleMeeting'],
    ...['submitAccessRequest', 'submitDemoRequest'],
    // Whoever has the link in an e-mail to a visitor; the service reads its token.
    ...['askForErasure', 'eraseMe', 'sendMyData', 'withdrawConsent'],
  ),
  ...each(
    people('write'),
    ...['applyReviewNote', 'requestReview', 'resolveReviewNote', 'withdrawReview'],
  ),
  ...each('everybody', 'addReviewNote', 'decideReview', 'sendReviewCode'),
  // Content that is or becomes public also needs to publish; the services check that.
  ...each(people('write', keysWith('posts.write')), 'createPost', 'deletePost'),
  updateImage: people('write', changesImages('posts.write')),
  ...each(
    people('write', changesPosts('posts.write')),
    ...['discardPostChanges', 'keepPostChanges', 'restorePost', 'restorePostChanges'],
    'restorePostVersion',
  ),
  updatePost: people('write', {
    allOf: [],
    oneOf: ['posts.write', 'posts.publish'],
    answer: postAnswer,
  }),
  publishPostChanges: people('publish', changesPosts('posts.publish')),
  // A preview link shows a draft to anyone who has the link.
  ...each(
    people('publish', keysWith('posts.read', 'posts.write')),
    ...['createPreviewLink', 'withdrawPreviewLinks'],
  ),
  ...each(
    people('write', keysWith('content.write')),
    ...['discardContentDraft', 'saveContentDraft'],
  ),
  ...each(
    people('publish', keysWith('content.write', 'posts.publish')),
    ...['publishContent', 'restoreContent', 'useContentFile'],
  ),
  ...each(
    people('write'),
    ...['acceptRevision', 'checkExternalLinks', 'confirmReading', 'discardPostDraft'],
    'generatePost',
    ...['leaveRevision', 'revisePost', 'savePostDraft'],
  ),
  ...each(
    people('publish'),
    ...['deleteImage', 'deleteRedirect', 'restoreTemplateSave', 'runTemplateTest'],
    ...['saveRedirect', 'saveTemplateConfig'],
  ),
  ...each(
    people('handleRequests', changesRequests('requests.write')),
    ...['assignRequests', 'moveToInbox', 'moveToSuspects', 'saveRequestNotes'],
    ...['setRequestOutcome', 'setRequestStatus'],
  ),
  ...each(
    people('handleRequests'),
    ...['deleteReplyTemplate', 'discardReplyDraft', 'giveUpNotification', 'replyToRequest'],
    ...['resendNotification', 'saveReplyDraft', 'saveReplyTemplate'],
  ),
  ...each(
    people('administer'),
    ...['createApiKey', 'deleteWebhook', 'endSessions', 'erasePerson', 'invitePerson'],
    ...['removePerson', 'renewWebhookSecret', 'revokeApiKey', 'savePersonRoles'],
    ...['saveAiSettings', 'saveMachineReaderSettings', 'saveMeetingSettings'],
    ...['saveRequestSettings', 'saveReviewRules', 'saveWebhook', 'sendTestEmail'],
    'sendTestWebhook',
  ),
};

const subscriptions = each(people('write'), 'generatePostStream', 'revisePostStream');

/** Fields of types that need more access than the object they belong to. */
const fields: Record<string, Access> = {
  ...each(
    people('read', keysWith('posts.read')),
    ...['Post.aiInvolvement', 'Post.confirmedAt', 'Post.confirmedBy'],
    ...['Post.waitingChanges', 'Post.writtenByProgram', 'SlugCheck.takenBy', 'Image.usedIn'],
    ...['Image.uploadedBy', 'PostVersion.text'],
    // An article that was counted may be a draft by now.
    'InsightsPage.title',
    'InsightsPageSource.title',
  ),
  ...each(
    people('handleRequests', keysWith('requests.read')),
    ...['VisitorRequest.meeting', 'VisitorRequest.ordinal', 'VisitorRequest.otherRequests'],
    ...['VisitorRequest.replies', 'Meeting.request'],
  ),
  'AuditEntry.requestSender': people('administer'),
  'ConversationTurn.revision': people('write'),
};

/**
 * The one table of access to GraphQL operations, for people and keys alike (product 19.3, 21.1). The
 * gateway does not start while an operation has no row.
 */
export const operations = { Query: queries, Mutation: mutations, Subscription: subscriptions };

/** The same for fields of types. A field without a row that checks the actor is refused to keys. */
export const guardedFields = fields;
