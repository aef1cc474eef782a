import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

interface Example {
  language: string;
  text: string;
  /** The response according to the file; undefined if the file shows none. */
  answer: unknown;
}

/** Values that later examples use. */
interface Saved {
  id?: string;
  data?: { createApiKey?: { secret: string; key: { id: string } } };
}

/** The fenced blocks to run, each with the JSON block that follows it. */
function examplesOf(file: string): Example[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)];
  return blocks.flatMap(([, language = '', text = ''], index): Example[] => {
    const [, following, json = ''] = blocks[index + 1] ?? [];
    const runs = language === 'graphql' || text.includes('curl ');
    const answer: unknown = following === 'json' ? JSON.parse(json) : undefined;
    return runs ? [{ language, text, answer }] : [];
  });
}

/** Splits a shell command into words: removes quotes and joins continued lines. */
function wordsOf(command: string, variables: Map<string, string>): string[] {
  const lines = command.replaceAll('\\\n', ' ').replace(/^ *#.*$/gm, '');
  const words = lines.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) =>
    word.replace(
      /'([^']*)'|"([^"]*)"|([^'"]+)/g,
      (_, literal?: string, quoted?: string, bare?: string) =>
        literal ??
        (quoted ?? bare ?? '').replace(
          /\$(\w+)/g,
          (_whole, name: string) => variables.get(name) ?? '',
        ),
    ),
  );
}

/** The request that `curl` would send. */
function requestOf(words: string[]): { method: string; url: string; init: RequestInit } {
  const headers: Record<string, string> = {};
  let method: string | undefined;
  let body: string | undefined;
  let url = '';
  for (let index = 1; index < words.length; index += 1) {
    const next = words[index + 1] ?? '';
    switch (words[index]) {
      case '-X':
        method = next;
        break;
      case '-H': {
        const [name = '', ...value] = next.split(': ');
        headers[name] = value.join(': ');
        break;
      }
      case '-d':
        body = next;
        break;
      default:
        url = words[index] ?? '';
        continue;
    }
    index += 1;
  }
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    init: { headers, ...(body === undefined ? {} : { body }) },
  };
}

/** The response in the file as a pattern: `…` matches any text. */
function patternOf(answer: unknown): unknown {
  if (answer === '…') {
    return expect.any(String);
  }
  if (Array.isArray(answer)) {
    return answer.map(patternOf);
  }
  if (typeof answer === 'object' && answer !== null) {
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [key, patternOf(value)]),
    );
  }
  return answer;
}

describe.each(['README.md', 'schema/EXAMPLES.md'])(
  'the examples of %s work when copied',
  (file) => {
    const variables = new Map<string, string>();
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp('sqlite');
      variables.set('SESSION', await app.logIn());
    });
    afterAll(() => app.close());

    const run = async ({ language, text }: Example): Promise<{ status: number; body: unknown }> => {
      if (language === 'graphql') {
        const response = await app.send('POST', '/graphql', { query: text });
        return { status: response.status, body: await response.json() };
      }
      const { method, url, init } = requestOf(wordsOf(text, variables));
      const response = await fetch(url.replace('http://localhost:3000', app.url), {
        method,
        ...init,
      });
      const answer = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: isJson ? (JSON.parse(answer) as unknown) : {} };
    };

    for (const example of examplesOf(file)) {
      it(example.text.trim().split('\n')[0] ?? '', async () => {
        const { status, body } = await run(example);
        const { id, data } = (body ?? {}) as Saved;
        if (id !== undefined) {
          variables.set('POST_ID', id);
        }
        if (data?.createApiKey) {
          variables.set('KEY', data.createApiKey.secret);
          variables.set('KEY_ID', data.createApiKey.key.id);
        }
        if (example.answer === undefined) {
          expect(status).toBeLessThan(300);
          expect(body ?? {}).not.toHaveProperty('errors');
        } else {
          const isRefusal = Object.hasOwn(example.answer as object, 'error');
          expect(status >= 400, JSON.stringify(body)).toBe(isRefusal);
          expect(body).toMatchObject(patternOf(example.answer) as object);
        }
      });
    }
  },
);

it('the TypeScript example of webhook verification accepts only the site’s signatures', async () => {
  const [, source = ''] = /```ts\n(.*?)```/s.exec(readFileSync('schema/EXAMPLES.md', 'utf8')) ?? [];
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const { isGenuine } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`
  )) as { isGenuine: (secret: string, headers: Record<string, string>, body: string) => boolean };
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const body = '{"type":"post.published"}';
  const signedAt = (time: Date) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
    'webhook-signature': `v1,bm90IHRoaXM= ${new Webhook(secret).sign('msg_1', time, body)}`,
  });
  const headers = signedAt(new Date());
  expect(isGenuine(secret, headers, body)).toBe(true);
  expect(isGenuine(secret, headers, `${body} `)).toBe(false);
  expect(isGenuine(secret, { ...headers, 'webhook-id': 'msg_2' }, body)).toBe(false);
  expect(isGenuine(`whsec_${Buffer.from('another').toString('base64')}`, headers, body)).toBe(
    false,
  );
  expect(isGenuine(secret, signedAt(new Date(Date.now() - 600_000)), body)).toBe(false);
});
