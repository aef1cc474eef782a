import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesMessage, roles, type Permission, type Role } from '../../schema/roles.ts';
import { allResults, subscribe } from '../ai/testing/event-stream-client.ts';
import { addPerson } from '../auth/testing/add-person.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import {
  operationCalls,
  publicOperations,
  statusOf,
  subscriptionCalls,
} from './testing/operation-calls.ts';

const operationsFor: Record<Permission, readonly string[]> = {
  read: [
    ...['adminPost', 'adminPosts', 'blockedPublications', 'checkPost', 'checkSlug', 'claimReview'],
    ...['contentPart', 'contentParts', 'contentVersion', 'contentVersions', 'deletedPosts'],
    ...['images', 'insights', 'keptPostChanges', 'missedPaths', 'postVersion', 'postVersions'],
    ...['previewLinks', 'previewPost', 'publicationSchedule', 'redirects', 'weeklyReport'],
  ],
  write: [
    ...['applyReviewNote', 'approvalRecord', 'requestReview', 'resolveReviewNote', 'reviews'],
    'withdrawReview',
    ...['acceptRevision', 'aiGenerator', 'checkExternalLinks', 'confirmReading'],
    ...['conversationTurn', 'createPost', 'deletePost', 'discardContentDraft'],
    ...['discardPostChanges', 'discardPostDraft', 'generatePost', 'generatePostStream'],
    ...['keepPostChanges', 'leaveRevision', 'postConversation', 'postDrafts', 'restorePost'],
    ...['restorePostChanges', 'restorePostVersion', 'revisePost', 'revisePostStream'],
    ...['saveContentDraft', 'savePostDraft', 'unsavedDrafts', 'updateImage', 'updatePost'],
  ],
  publish: [
    ...['createPreviewLink', 'deleteImage', 'deleteRedirect', 'publishContent'],
    ...['publishPostChanges', 'restoreContent', 'restoreTemplateSave', 'runTemplateTest'],
    ...['saveRedirect', 'saveTemplateConfig', 'templateSave', 'templateSaves'],
    ...['useContentFile', 'withdrawPreviewLinks'],
  ],
  handleRequests: [
    ...['accessRequests', 'administrators', 'assignRequests', 'deleteReplyTemplate'],
    ...[
      'demoRequests',
      'discardReplyDraft',
      'giveUpNotification',
      'mailHealth',
      'meetings',
      'meetingsOffered',
    ],
    ...['moveToInbox', 'moveToSuspects', 'outboxSummary', 'replyDraft', 'replyTemplates'],
    ...['replyToRequest', 'requestOverview', 'requestsAwaitingReply', 'resendNotification'],
    ...[
      'saveReplyDraft',
      'saveReplyTemplate',
      'saveRequestNotes',
      'setRequestOutcome',
      'setRequestStatus',
    ],
    ...['visitorRequest', 'visitorRequests'],
  ],
  administer: [
    ...['reviewRules', 'saveReviewRules'],
    ...['aiSettings', 'apiKeys', 'auditLog', 'auditPeople', 'createApiKey', 'deleteWebhook'],
    ...['endSessions', 'erasePerson', 'erasures', 'invitePerson', 'launchChecklist'],
    ...['machineReaderSettings', 'meetingSettings', 'nextMeetingTimes', 'outboxMessages'],
    ...['people', 'personData', 'removePerson', 'renewWebhookSecret', 'requestSettings'],
    ...['revokeApiKey', 'saveAiSettings', 'saveMachineReaderSettings', 'saveMeetingSettings'],
    ...['savePersonRoles', 'saveRequestSettings', 'saveWebhook', 'sendTestEmail'],
    ...['sendTestWebhook', 'webhookEndpoints'],
  ],
};

const pathsFor: Record<Permission, readonly string[]> = {
  read: ['GET /api/auth/user', 'GET /api/blog/admin/posts'],
  write: [
    ...['DELETE /api/blog/admin/posts/:id', 'POST /api/blog/admin/ai-generate'],
    ...['POST /api/blog/admin/images', 'POST /api/blog/admin/posts'],
    'PUT /api/blog/admin/posts/:id',
  ],
  publish: [
    ...['POST /api/template/test', 'PUT /api/blog/admin/images/:id', 'PUT /api/template/config'],
  ],
  handleRequests: ['GET /api/requests.csv'],
  administer: [],
};

/** Contract 14.1. */
const permissionsOf: Record<Role, readonly Permission[]> = {
  OWNER: ['read', 'write', 'publish', 'handleRequests', 'administer'],
  PUBLISHER: ['read', 'write', 'publish'],
  AUTHOR: ['read', 'write'],
  DESK: ['read', 'handleRequests'],
  VIEWER: ['read'],
};

it('every operation and every path belongs to one permission', () => {
  const named = [...publicOperations, ...Object.values(operationsFor).flat()];
  expect(named.sort()).toEqual(
    [...operationCalls, ...subscriptionCalls].map(({ name }) => name).sort(),
  );
});

describe.each(engines)('role × operation on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(engine);
  });
  afterAll(() => app.close());

  async function headersOf(role: Role): Promise<Record<string, string>> {
    const email = `${role.toLowerCase()}@loon.example`;
    await addPerson(app.database, { email, roles: [role] });
    return { cookie: await app.logIn(email) };
  }

  describe.each(roles)('%s', (role) => {
    const granted = permissionsOf[role];

    it('may use exactly the GraphQL operations of its permissions', async () => {
      const headers = await headersOf(role);
      const permitted: string[] = [];
      for (const { name, query } of operationCalls) {
        const { errors } = await app.graphql(query, {}, headers);
        const refusal = errors.find(({ message }) => message === rolesMessage);
        if (refusal === undefined) permitted.push(name);
        else expect(refusal.extensions.code).toBe('FORBIDDEN');
        expect(errors.map(({ extensions }) => extensions.code)).not.toContain('UNAUTHENTICATED');
      }
      const names = subscriptionCalls.map(({ name }) => name);
      const expected = granted
        .flatMap((permission) => operationsFor[permission])
        .filter((name) => !names.includes(name));
      expect(permitted.sort()).toEqual([...publicOperations, ...expected].sort());
    });

    it('may use exactly the subscriptions of its permissions', async () => {
      const headers = await headersOf(role);
      for (const { name, query } of subscriptionCalls) {
        const [result] = await allResults(await subscribe(app.url, { query }, headers));
        const refused = result?.errors?.[0]?.message === rolesMessage;
        expect(refused, name).toBe(!granted.includes('write'));
      }
    });

    it('may use exactly the REST paths of its permissions', async () => {
      const headers = await headersOf(role);
      const refused: string[] = [];
      for (const row of Object.values(pathsFor).flat()) {
        const status = await statusOf(app, row, headers);
        expect(status, row).not.toBe(401);
        if (status === 403) refused.push(row);
      }
      const others = (Object.keys(pathsFor) as Permission[])
        .filter((permission) => !granted.includes(permission))
        .flatMap((permission) => pathsFor[permission]);
      expect(refused.sort()).toEqual([...others].sort());
    });
  });
});
