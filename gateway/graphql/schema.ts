import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchema, type ContainerType, type NonEmptyArray } from 'type-graphql';
import { ViewerResolver } from '../auth/viewer.resolver.ts';
import { LaunchResolver } from '../launch/launch.resolver.ts';
import { NotificationsResolver } from '../mail/notifications.resolver.ts';
import { PrivacyResolver } from '../privacy/privacy.resolver.ts';
import { AccessRequest } from '../requests/access-request.entity.ts';
import { DemoRequest } from '../requests/demo-request.entity.ts';
import { PostFieldResolver } from '../posts/post-field.resolver.ts';
import { PostResolver } from '../posts/post.resolver.ts';
import { SearchResolver } from '../posts/search.resolver.ts';
import { RequestDeskResolver } from '../requests/request-desk.resolver.ts';
import { RequestResolver } from '../requests/request.resolver.ts';
import { TemplateResolver } from '../template/template.resolver.ts';
import { ContentResolver } from '../site/content/content.resolver.ts';

const resolverClasses: NonEmptyArray<new (...dependencies: never[]) => object> = [
  ContentResolver,
  LaunchResolver,
  NotificationsResolver,
  PostFieldResolver,
  PostResolver,
  PrivacyResolver,
  RequestDeskResolver,
  RequestResolver,
  SearchResolver,
  TemplateResolver,
  ViewerResolver,
];

/** Hands type-graphql the resolvers that the application composed. */
function containerOf(resolvers: object[]): ContainerType {
  return {
    get: (wanted: unknown) => resolvers.find((resolver) => resolver.constructor === wanted),
  };
}

/**
 * Builds the executable schema over composed resolvers. Arguments are validated by the services,
 * which both transports share, so type-graphql's own validation is off.
 */
export function createSchema(resolvers: object[]): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: resolverClasses,
    container: containerOf(resolvers),
    orphanedTypes: [AccessRequest, DemoRequest],
    validate: false,
    validateResolvers: false,
  } as Parameters<typeof buildSchema>[0]);
}

/** The SDL as it is committed to `schema/schema.graphql`: sorted, with every description. */
export async function emitSdl(): Promise<string> {
  const schema = await createSchema([]);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
