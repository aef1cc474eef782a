import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type ContainerType, type NonEmptyArray } from 'type-graphql';
import { AuditLogResolver } from './audit/audit-log.resolver.ts';
import { ConversationResolver } from './ai/conversation/conversation.resolver.ts';
import { GenerationResolver } from './ai/generation.resolver.ts';
import { AiSettingsResolver } from './ai/settings/ai-settings.resolver.ts';
import { ViewerResolver } from './auth/viewer.resolver.ts';
import { LaunchResolver } from './launch/launch.resolver.ts';
import { MailHealthResolver } from './requests/notifications/mail-health.resolver.ts';
import { NotificationsResolver } from './requests/notifications/notifications.resolver.ts';
import { PrivacyResolver } from './privacy/privacy.resolver.ts';
import { AccessRequest } from './requests/entities/access-request.entity.ts';
import { DemoRequest } from './requests/entities/demo-request.entity.ts';
import { PostDraftsResolver } from './posts/drafts/post-drafts.resolver.ts';
import { DeletedPostsResolver } from './posts/history/deleted-posts.resolver.ts';
import { PostVersionsResolver } from './posts/history/post-versions.resolver.ts';
import { FaqResolver } from './posts/reading/faq.resolver.ts';
import { PostPreviewResolver } from './posts/preview/post-preview.resolver.ts';
import { PreviewLinksResolver } from './posts/preview-link/preview-links.resolver.ts';
import { WaitingChangesResolver } from './posts/waiting/waiting-changes.resolver.ts';
import { SlugCheckResolver } from './posts/slug/slug-check.resolver.ts';
import { PostFieldResolver } from './posts/reading/post-field.resolver.ts';
import { PostResolver } from './posts/reading/post.resolver.ts';
import { PublicationListResolver } from './posts/schedule/publication-list.resolver.ts';
import { SearchResolver } from './posts/search/search.resolver.ts';
import { RequestSenderResolver } from './requests/person/request-sender.resolver.ts';
import { SamePersonResolver } from './requests/person/same-person.resolver.ts';
import { RequestDeskResolver } from './requests/desk/request-desk.resolver.ts';
import { RequestResolver } from './requests/request.resolver.ts';
import { TemplateSavesResolver } from './template/template-saves.resolver.ts';
import { TemplateResolver } from './template/template.resolver.ts';
import { ContentResolver } from './site/content/content.resolver.ts';

const resolverClasses: NonEmptyArray<new (...dependencies: never[]) => object> = [
  AiSettingsResolver,
  AuditLogResolver,
  ContentResolver,
  ConversationResolver,
  DeletedPostsResolver,
  FaqResolver,
  GenerationResolver,
  LaunchResolver,
  MailHealthResolver,
  NotificationsResolver,
  PostDraftsResolver,
  PostFieldResolver,
  PostPreviewResolver,
  PostResolver,
  PostVersionsResolver,
  PreviewLinksResolver,
  WaitingChangesResolver,
  PrivacyResolver,
  PublicationListResolver,
  RequestDeskResolver,
  RequestResolver,
  RequestSenderResolver,
  SamePersonResolver,
  SearchResolver,
  SlugCheckResolver,
  TemplateResolver,
  TemplateSavesResolver,
  ViewerResolver,
];

/** Hands type-graphql the resolvers that the application composed. */
function containerOf(resolvers: object[]): ContainerType {
  return {
    get: (wanted: unknown) => resolvers.find((resolver) => resolver.constructor === wanted),
  };
}

/** Subscriptions bring their own sources; type-graphql asks for a hub of topics all the same. */
const noTopics = {
  publish: () => undefined,
  subscribe: (topic: string) => {
    throw new Error(`Nobody publishes the topic ${topic}.`);
  },
};

/**
 * Builds the executable schema over composed resolvers. Arguments are validated by the services,
 * which both transports share, so type-graphql's own validation is off.
 */
export function createSchema(
  resolvers: object[],
  { skipCheck = true } = {},
): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: resolverClasses,
    container: containerOf(resolvers),
    orphanedTypes: [AccessRequest, DemoRequest],
    validate: false,
    validateResolvers: false,
    // It would introspect the whole schema at each start; writing the SDL checks it once for all.
    skipCheck,
    pubSub: noTopics,
  } as Parameters<typeof buildSchema>[0]);
}

/** The SDL as it is committed to `schema/schema.graphql`: sorted, with every description. */
export async function emitSdl(): Promise<string> {
  const schema = await createSchema([], { skipCheck: false });
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
