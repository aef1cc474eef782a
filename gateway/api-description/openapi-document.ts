import { jsonSchemaOf, type JsonSchema } from '../../schema/json-schema.ts';
import type { Access } from '../access/access.ts';
import { restPaths } from '../access/rest-paths.ts';
import { refusalAnswer } from './answers.ts';
import { describedPaths, navigations, type Body, type DescribedPath } from './described-paths.ts';

const reasons: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Nobody is logged in, or the key is not active.',
  403: 'The key lacks a scope, the person a role, or another site sent the request.',
  404: 'Not found.',
  409: 'Somebody else changed it in the meantime.',
  413: 'The request is too large.',
  415: 'The content type is not supported.',
  422: 'The checks found problems that block the publication, listed in `findings`. Nothing was saved.',
  429: 'Too many requests; Retry-After says when to try again.',
  503: 'The site is busy, or cannot write; Retry-After says when to try again.',
};

function refusalsOf(
  { body, query, publishes }: DescribedPath,
  path: string,
  access: Access,
): number[] {
  return [
    ...(body || query ? [400] : []),
    ...(access === 'everybody' ? [] : [401, 403]),
    ...(path.includes(':') ? [404, 409] : []),
    ...(body ? [413, 415] : []),
    ...(publishes ? [422] : []),
    ...[429, 503],
  ];
}

/**
 * The allowed callers: a session, or a key with these scopes. OpenAPI lists them as alternatives.
 */
function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'everybody') return [];
  if (access.keys === undefined) return [{ session: [] }];
  const { allOf, oneOf = [] } = access.keys;
  const scopes = oneOf.length === 0 ? [[]] : oneOf.map((scope) => [scope]);
  return [{ session: [] }, ...scopes.map((more) => ({ key: [...allOf, ...more] }))];
}

/** Collects operations and the schemas they refer to. */
class Description {
  readonly schemas: Record<string, JsonSchema> = {
    Refusal: jsonSchemaOf(refusalAnswer, 'output'),
  };

  operation(address: string, path: DescribedPath, access: Access) {
    const [, written = ''] = address.split(' ');
    const refused = refusalsOf(path, written, access).map((status) => [
      String(status),
      { description: reasons[status], content: this.json('Refusal') },
    ]);
    const content = path.answer ? { content: this.content(path.answer, 'output') } : {};
    return {
      operationId: path.id,
      summary: path.summary,
      security: securityOf(access),
      parameters: [...this.ofPath(written), ...this.ofQuery(path)],
      ...(path.body && { requestBody: { required: true, content: this.content(path.body) } }),
      responses: {
        [String(path.status)]: { description: 'Done.', ...content },
        ...(Object.fromEntries(refused) as Record<string, object>),
      },
    };
  }

  private ofPath(path: string) {
    return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      ...{ name, in: 'path', required: true },
      schema: { type: 'string' },
    }));
  }

  private ofQuery({ query }: DescribedPath) {
    const { shape = {} } = query ?? {};
    return Object.entries(shape).map(([name, rule]) => ({
      ...{ name, in: 'query', required: false },
      schema: jsonSchemaOf(rule),
    }));
  }

  private content(body: Body, io: 'input' | 'output' = 'input') {
    if ('bytes' in body) {
      return { [body.bytes]: { schema: { type: 'string', format: 'binary' } } };
    }
    this.schemas[body.name] ??= jsonSchemaOf(body.rule, io);
    return this.json(body.name);
  }

  private json(name: string) {
    return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
  }
}

/**
 * Describes the REST API in OpenAPI 3.1: paths and access from the access table, bodies from the
 * schemas that validate them.
 * @throws Error naming a path without a description.
 */
export function openApiDocument(publicUrl: string, brand: string): object {
  const description = new Description();
  const paths: Record<string, Record<string, object>> = {};
  const add = (address: string, path: DescribedPath, access: Access): void => {
    const [method = '', written = ''] = address.split(' ');
    const item = (paths[written.replace(/:(\w+)/g, '{$1}')] ??= {});
    item[method.toLowerCase()] = description.operation(address, path, access);
  };
  for (const [address, access] of Object.entries(restPaths)) {
    const path = describedPaths[address];
    if (path === undefined) throw new Error(`Describe ${address} in described-paths.ts.`);
    add(address, path, access);
  }
  Object.entries(navigations).forEach(([address, path]) => add(address, path, 'everybody'));
  const cookie = publicUrl.startsWith('https:') ? '__Host-loon.sid' : 'loon.sid';
  return {
    openapi: '3.1.1',
    info: {
      title: brand,
      version: '1',
      description:
        'The REST paths of the site: thin shims over the services that GraphQL at /graphql offers in full. ' +
        'Errors have a sentence for people, and a message for each bad field.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: description.schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        key: { type: 'http', scheme: 'bearer', description: 'An API key with these scopes.' },
      },
    },
  };
}
