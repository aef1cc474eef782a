import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';
import { variables } from './env-variables.ts';

const external = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'loon',
  OIDC_CLIENT_SECRET: 'secret',
  ADMIN_EMAILS: 'Ada@loon.example, grace@loon.example',
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnvironment(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).problems.map((line) => line.split(':')[0] ?? '');
  }
  return [];
}

describe('environment variables', () => {
  it('are all optional and have the defaults of product 10.2', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      publicUrlGiven: false,
      stateDirectory: path.resolve('data'),
      databaseUrl: 'sqlite:data/site.sqlite',
      contentDirectory: path.resolve('data/content'),
      sessionSecret: undefined,
      identity: { kind: 'embedded' },
      openai: { apiKey: undefined, baseUrl: undefined, model: undefined },
      mail: { smtpUrl: undefined, from: undefined, notify: [] },
      uploads: { kind: 'folder', directory: path.resolve('data/uploads') },
      bucketAccess: { endpoint: undefined, region: undefined, credentials: undefined },
      metricsToken: undefined,
      logLevel: 'info',
      trustProxy: 0,
    });
  });

  it('store images in PostgreSQL if that is the database', () => {
    const { uploads } = readEnvironment({ DATABASE_URL: 'postgres://loon@db.example/loon' });
    expect(uploads).toEqual({ kind: 'database' });
  });

  it('include STATE_DIRECTORY, which holds the database and every other file, unless they are elsewhere', () => {
    const STATE_DIRECTORY = '/var/lib/loon';
    expect(readEnvironment({ STATE_DIRECTORY })).toMatchObject({
      stateDirectory: '/var/lib/loon',
      databaseUrl: 'sqlite:/var/lib/loon/site.sqlite',
      uploads: { kind: 'folder', directory: '/var/lib/loon/uploads' },
    });
    const DATABASE_URL = 'sqlite:/srv/db/loon.sqlite';
    expect(readEnvironment({ DATABASE_URL }).stateDirectory).toBe('/srv/db');
    const both = readEnvironment({ DATABASE_URL, STATE_DIRECTORY });
    expect(both).toMatchObject({ stateDirectory: '/var/lib/loon', databaseUrl: DATABASE_URL });
  });

  it('count as unset when empty', () => {
    expect(readEnvironment({ PORT: '', PUBLIC_URL: ' ' }).port).toBe(3000);
  });

  it('include PUBLIC_URL, which defaults to http://localhost:$PORT', () => {
    expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });
});

describe('HOST', () => {
  it('is localhost while PUBLIC_URL is unset or a loopback origin', () => {
    expect(readEnvironment({ PUBLIC_URL: 'http://127.0.0.1:3000' }).host).toBe('localhost');
  });

  it('is all interfaces otherwise', () => {
    const source = { PUBLIC_URL: 'https://www.loon.example', SESSION_SECRET: 's'.repeat(32) };
    expect(readEnvironment(source).host).toBeUndefined();
  });
});

describe('environment validation', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'http://localhost'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'loon.example'],
    ['PUBLIC_URL', 'https://loon.example/path'],
    ['PUBLIC_URL', 'ftp://loon.example'],
    ['PUBLIC_URL', 'http://user:secret@localhost:3000'],
    ['DATABASE_URL', 'mysql://localhost/loon'],
    ['SESSION_SECRET', 'short'],
    ['METRICS_TOKEN', 'fifteen letters'],
    ['OIDC_ISSUER', 'not a url'],
    ['ADMIN_EMAILS', 'nobody'],
    ['OPENAI_BASE_URL', 'localhost:1234'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'not an address'],
    ['MAIL_FROM', 'Loon <site@loon.example>\r\nBcc: x@y.example'],
    ['NOTIFY_EMAILS', 'a@b.example;c@d.example'],
    ['UPLOADS_URL', 'uploads'],
    ['UPLOADS_URL', 's3://x'],
    ['UPLOADS_URL', 'database:'],
    ['UPLOADS_URL', 's3://loon-images'],
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_ACCESS_KEY_ID', 'a key without its secret'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(name);
  });

  it.each([
    ['HOST', '::1'],
    ['HOST', '0.0.0.0'],
    ['HOST', 'site.internal'],
    ['METRICS_TOKEN', 'sixteen letters!'],
    ['MAIL_FROM', 'site@loon.example'],
    ['MAIL_FROM', '"Loon, website" <site@localhost>'],
  ])('accepts %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it('reads a folder of UPLOADS_URL as an absolute path without a slash at the end', () => {
    for (const folder of ['/srv/images', '/srv/images/', '/srv/./images//']) {
      expect(readEnvironment({ UPLOADS_URL: `file:${folder}` }).uploads).toEqual({
        kind: 'folder',
        directory: '/srv/images',
      });
    }
  });

  it('reads the bucket settings with UPLOADS_URL=s3://…', () => {
    const bucket = {
      UPLOADS_URL: 's3://loon-images',
      S3_ENDPOINT: 'https://storage.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readEnvironment(bucket).uploads).toEqual({
      kind: 'bucket',
      bucket: 'loon-images',
      access: {
        endpoint: 'https://storage.example',
        region: undefined,
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      },
    });
  });

  it('reports all errors together', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' })).toEqual([
      'PORT',
      'LOG_LEVEL',
      'TRUST_PROXY',
    ]);
  });

  it('requires SESSION_SECRET when PUBLIC_URL is not loopback', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://loon.example' })).toEqual(['SESSION_SECRET']);
  });

  it('requires ADMIN_EMAILS together with OIDC_ISSUER', () => {
    const { ADMIN_EMAILS, ...rest } = external;
    expect(ADMIN_EMAILS).toBeDefined();
    expect(problemsOf(rest)).toEqual(['ADMIN_EMAILS']);
  });
});

describe('dependent environment variables', () => {
  const [sqlite, server] = ['sqlite:data/site.sqlite', 'postgres://loon@db.example/loon'];
  const DATABASE_READ_URL = 'postgres://loon@replica.example/loon';

  it('require PostgreSQL as the database for a replica', () => {
    expect(problemsOf({ DATABASE_READ_URL })).toEqual(['DATABASE_READ_URL']);
    expect(problemsOf({ DATABASE_READ_URL, DATABASE_URL: sqlite })).toEqual(['DATABASE_READ_URL']);
    expect(readEnvironment({ DATABASE_READ_URL, DATABASE_URL: server })).toMatchObject({
      databaseReadUrl: DATABASE_READ_URL,
    });
  });

  it('require MAIL_FROM together with SMTP_URL', () => {
    const SMTP_URL = 'smtp://mail.example';
    expect(problemsOf({ SMTP_URL })).toEqual(['MAIL_FROM']);
    expect(problemsOf({ SMTP_URL, MAIL_FROM: 'site@loon.example' })).toEqual([]);
  });
});

describe('identity', () => {
  it('is the external provider when OIDC_ISSUER is set', () => {
    expect(readEnvironment(external).identity).toEqual({
      kind: 'external',
      issuer: 'https://id.example',
      clientId: 'loon',
      clientSecret: 'secret',
      adminEmails: ['ada@loon.example', 'grace@loon.example'],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['a public PUBLIC_URL', { PUBLIC_URL: 'https://loon.example', SESSION_SECRET: 's'.repeat(40) }],
    ['a HOST that is not loopback', { HOST: '0.0.0.0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ])('there is no provider without OIDC_ISSUER and with %s', (_case, source) => {
    expect(readEnvironment(source).identity).toEqual({ kind: 'none' });
  });
});

describe('every variable is documented, and no others', () => {
  it.each([
    ['docs/configuration.md has a row', 'docs/configuration.md', /^\| `([A-Z0-9_]+)` +\|/gm],
    ['.env.example has a line', '.env.example', /^# ([A-Z0-9_]+)=/gm],
  ])('%s for each variable', (_title, file, row) => {
    const named = [...readFileSync(file, 'utf8').matchAll(row)].map(([, name = '']) => name);
    expect(named.sort()).toEqual(Object.keys(variables.shape).sort());
  });
});
