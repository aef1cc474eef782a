import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restPaths } from '../access/rest-paths.ts';
import { makeKey, type TestKey } from '../keys/testing/make-key.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { accessRequest, demoRequest } from '../testing/sample-requests.ts';
import { postAnswer, refusalAnswer } from './answers.ts';
import { describedPaths, navigations } from './described-paths.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, object>;
}

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[]; properties?: object }> };
}

/** Example code of a program written only from the description; the test runs it. */
const program = `import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

type Schemas = components['schemas'];
interface Samples { access: Schemas['AccessRequest']; demo: Schemas['DemoRequest']; content: string }

export async function run(baseUrl: string, authorization: string, samples: Samples) {
  const api = createClient<paths>({ baseUrl });
  const headers = { authorization };
  const access = await api.POST('/api/loon-lens-request', { body: samples.access });
  const demo = await api.POST('/api/loon-demo-request', { body: samples.demo });
  const posts = '/api/blog/admin/posts';
  const created = await api.POST(posts, { headers, body: { title: 'Generated', content: samples.content } });
  const { id = '', version = 0 } = created.data ?? {};
  const params = { path: { id } };
  const changed = await api.PUT('/api/blog/admin/posts/{id}', { headers, params, body: { title: 'Changed', version } });
  const listed = await api.GET(posts, { headers, params: { query: { includeUnpublished: 'true' } } });
  const refused = await api.POST(posts, { headers, body: { title: '', content: '' } });
  const problem: { error: string; fields?: Record<string, string> } | undefined = refused.error;
  const template = await api.GET('/api/template/config');
  const csv = await api.GET('/api/requests.csv', { headers, params: { query: { kind: 'demo' } }, parseAs: 'text' });
  const removed = await api.DELETE('/api/blog/admin/posts/{id}', { headers, params });
  return {
    access: access.data?.success,
    demo: demo.response.status,
    created: created.data,
    title: changed.data?.title,
    listed: listed.data?.map((post) => post.title),
    refused: problem,
    template: template.data?.id,
    csv: csv.data,
    removed: removed.response.status,
  };
}
`;

describe('/openapi.json', () => {
  let app: BlogApp;
  let key: TestKey;
  let text = '';
  let document: Document;
  const folder = (): string => {
    mkdirSync('.cache', { recursive: true });
    return mkdtempSync(path.resolve('.cache/client-'));
  };
  const client = folder();
  beforeAll(async () => {
    app = await startBlogApp('sqlite');
    key = await makeKey(app, ['posts.read', 'posts.write', 'requests.read']);
    const response = await app.send('GET', '/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    text = await response.text();
    document = JSON.parse(text) as Document;
  });
  afterAll(async () => {
    await app.close();
    rmSync(client, { recursive: true, force: true });
  });

  it('is OpenAPI 3.1, valid for an independent validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text) as Record<string, unknown>);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  it('describes every REST path, and no others, with its access', () => {
    const described = Object.entries(document.paths).flatMap(([written, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${written.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const paths = [...Object.keys(restPaths), ...Object.keys(navigations)];
    expect(described.sort()).toEqual(paths.sort());
    expect(Object.keys(describedPaths).sort()).toEqual(Object.keys(restPaths).sort());
    for (const [address, access] of Object.entries(restPaths)) {
      const [method = '', written = ''] = address.split(' ');
      const operation = document.paths[written.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.security.length === 0, address).toBe(access === 'everybody');
      expect(JSON.stringify(operation?.security).includes('"key"'), address).toBe(
        access !== 'everybody' && access.keys !== undefined,
      );
    }
  });

  it('describes navigations as redirects', async () => {
    for (const address of Object.keys(navigations)) {
      const response = await app.send('GET', address.replace('GET ', ''));
      expect(response.status, address).toBe(302);
    }
  });

  it('contains the rules: required fields of a form, and their limits', () => {
    const { AccessRequest: form, NewPost: post } = document.components.schemas;
    expect(form?.required).toContain('projectDescription');
    expect(form?.required).not.toContain('formToken');
    expect(form?.properties).toMatchObject({
      numberOfStudies: { enum: expect.any(Array) as unknown },
    });
    expect(post?.required).toEqual(['title', 'content']);
    const attribution = ['references', 'authors', 'reviewer', 'revisedAt', 'revisionNote'];
    for (const name of ['NewPost', 'PostChange']) {
      const members = Object.keys(document.components.schemas[name]?.properties ?? {});
      expect(members, name).toEqual(
        expect.arrayContaining([...attribution, 'metaTitle', 'doi', 'overrideReason']),
      );
    }
    expect(post?.properties).toMatchObject({
      references: { anyOf: [{ type: 'array', maxItems: expect.any(Number) as number }, {}] },
    });
  });

  it('describes 422 with findings only where a post may be published', async () => {
    const answering = Object.entries(document.paths).flatMap(([, methods]) =>
      Object.values(methods).flatMap(({ operationId, responses }) =>
        '422' in responses ? [operationId] : [],
      ),
    );
    expect(answering.sort()).toEqual(['createPost', 'updatePost']);
    const content = contentWith('what Lens can do: Loon Lens reached 97 % sensitivity');
    const body = { title: 'Evidence', content, published: true };
    const response = await app.send('POST', '/api/blog/admin/posts', body, app.cookie);
    expect(response.status).toBe(422);
    const refusal = refusalAnswer.strict().parse(await response.json());
    expect(refusal.findings?.map(({ rule }) => rule)).toEqual(['claim-contradicted']);
  });

  it('matches the responses, to the last member', async () => {
    const created = await app.post({ references: [{ text: 'A source' }] });
    expect(postAnswer.strict().parse(created)).toEqual(created);
  });

  it('yields a generated client that compiles and runs the examples', async () => {
    writeFileSync(path.join(client, 'openapi.json'), text);
    // As the documentation says (schema/EXAMPLES.md, "Generated clients"). npm installs the generator
    // the first time: no other test and no command of the site needs it.
    const options = ['openapi.json', '--default-non-nullable=false', '-o', 'api.ts'];
    execFileSync('npx', ['--yes', 'openapi-typescript@7.13.0', ...options], { cwd: client });
    writeFileSync(path.join(client, 'program.ts'), program);
    const compiled = ts.createProgram([path.join(client, 'program.ts')], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: true,
      strict: true,
      skipLibCheck: true,
      outDir: client,
    });
    const problems = ts.getPreEmitDiagnostics(compiled);
    expect(
      problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ).toEqual([]);
    compiled.emit();
    writeFileSync(path.join(client, 'package.json'), '{"type":"module"}');
    const emitted = path.join(client, 'program.js');
    const { run } = (await import(/* @vite-ignore */ pathToFileURL(emitted).href)) as {
      run: (url: string, authorization: string, samples: object) => Promise<unknown>;
    };
    const samples = { access: accessRequest, demo: demoRequest, content: contentWith() };
    const said = await run(app.url, key.headers.authorization, samples);
    expect(said).toMatchObject({
      access: true,
      demo: 201,
      created: { title: 'Generated', published: false },
      title: 'Changed',
      listed: expect.arrayContaining(['Changed']) as unknown,
      refused: { error: 'Title is required', fields: { title: 'Title is required' } },
      csv: expect.stringContaining(demoRequest.email) as unknown,
      removed: 204,
    });
  });
});
