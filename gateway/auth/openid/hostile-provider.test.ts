import { UnsecuredJWT, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Encounter } from '../testing/encounter.ts';
import {
  cut,
  flood,
  json,
  moved,
  notHttp,
  raw,
  redirectLoop,
  signed,
  type Hostility,
} from '../testing/hostile-provider.ts';

const { clientId, clientSecret } = Encounter;

const now = (): number => Math.floor(Date.now() / 1_000);
const claims = (changes: Partial<JWTPayload>): Hostility => ({
  claims: (good) => ({ ...good, ...changes }),
});
const without = (name: string): Hostility => ({
  claims: (good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)),
});
const noEmail = without('email');

describe('a provider that cannot be trusted', () => {
  let encounter: Encounter;

  beforeAll(async () => {
    encounter = await Encounter.begin();
  });

  beforeEach(async () => {
    encounter.provider.behave({});
    await encounter.visitor.go(`${encounter.site.origin}/api/logout`);
  });

  afterAll(async () => {
    await encounter.end();
  });

  it('is accepted when it behaves', async () => {
    expect(await encounter.logIn()).toBe('success=login');
  });

  const forgeries: [string, Hostility][] = [
    ['alg none', { idToken: (c) => Promise.resolve(new UnsecuredJWT(c).encode()) }],
    ['a signature by a key that is not published', { idToken: (c, { other }) => signed(c, other) }],
    [
      'a signature with the client secret',
      {
        idToken: (c) =>
          new SignJWT(c)
            .setProtectedHeader({ alg: 'HS256' })
            .sign(new TextEncoder().encode(clientSecret.padEnd(32, '-'))),
      },
    ],
    [
      'a signature over other claims',
      {
        idToken: async (c, { published }) => {
          const [head, , signature] = (await signed(c, published)).split('.');
          const forged = JSON.stringify({ ...c, email: 'admin@loon.example', sub: 'other' });
          return [head, Buffer.from(forged).toString('base64url'), signature].join('.');
        },
      },
    ],
    ['another nonce', claims({ nonce: 'another' })],
    ['no nonce', without('nonce')],
    ['another audience', claims({ aud: 'another' })],
    ['no audience', without('aud')],
    ['several audiences and no authorised party', claims({ aud: [clientId, 'another'] })],
    ['another authorised party', claims({ azp: 'another' })],
    ['another issuer', claims({ iss: 'https://id.example' })],
    ['no issuer', without('iss')],
    ['no subject', without('sub')],
    ['an empty subject', claims({ sub: '' })],
    ['an expiry 70 seconds ago', claims({ exp: now() - 70 })],
    ['no expiry', without('exp')],
    ['no time of issue', without('iat')],
    ['a beginning in 90 seconds', claims({ nbf: now() + 90 })],
  ];
  it.each(forgeries)('an ID token with %s: callback_failed', async (_title, hostility) => {
    encounter.provider.behave(hostility);
    expect(await encounter.logIn()).toBe('callback_failed');
  });

  const tolerated: [string, Hostility][] = [
    ['that expired 30 seconds ago', claims({ exp: now() - 30 })],
    ['that begins in 30 seconds', claims({ nbf: now() + 30 })],
    [
      'for several audiences, of which we are the authorised party',
      claims({ aud: [clientId, 'another'], azp: clientId }),
    ],
  ];
  it.each(tolerated)('an ID token %s is accepted', async (_title, hostility) => {
    encounter.provider.behave(hostility);
    expect(await encounter.logIn()).toBe('success=login');
  });

  const tokenAnswers: [string, Hostility][] = [
    ['an error', { token: json({ error: 'invalid_grant', error_description: clientSecret }, 400) }],
    ['500', { token: raw('<h1>Internal error</h1>', 500) }],
    ['null', { token: json(null) }],
    ['HTML', { token: raw('<!doctype html><title>Hello</title>') }],
    ['a list', { token: json([]) }],
    ['no ID token', { token: json({ access_token: 'x', token_type: 'Bearer' }) }],
    ['an ID token that is null', { idToken: () => Promise.resolve(null) }],
    ['an ID token that is a number', { idToken: () => Promise.resolve(5) }],
    ['an ID token that is an object', { idToken: () => Promise.resolve({ split: 1 }) }],
    ['an ID token that is empty', { idToken: () => Promise.resolve('') }],
    ['an ID token of garbage', { idToken: () => Promise.resolve('a.b.c') }],
    [
      'an ID token whose claims are null',
      {
        idToken: () => Promise.resolve(`${btoa('{"alg":"ES256"}')}.${btoa('null')}.AAAA`),
      },
    ],
    ['nothing', { token: raw('') }],
    ['random bytes', { token: raw(Buffer.from([0, 255, 254, 1, 0, 13, 10])) }],
    ['a redirect loop', { token: redirectLoop }],
    ['a cut connection', { token: cut }],
    ['no HTTP at all', { token: notHttp }],
    ['a flood', { token: flood }],
  ];
  it.each(tokenAnswers)(
    'a token endpoint that responds with %s: callback_failed',
    async (_title, bad) => {
      encounter.provider.behave(bad);
      expect(await encounter.logIn()).toBe('callback_failed');
    },
  );

  const keyAnswers: [string, Hostility][] = [
    ['500', { keys: raw('no', 500) }],
    ['null', { keys: json(null) }],
    ['HTML', { keys: raw('<p>keys</p>') }],
    ['no keys', { keys: json({ keys: [] }) }],
    ['keys that are null', { keys: json({ keys: [null] }) }],
    ['keys of nonsense', { keys: json({ keys: [{ kty: 'EC', kid: 'one', x: 5 }] }) }],
    ['a flood', { keys: flood }],
  ];
  it.each(keyAnswers)(
    'a key endpoint that responds with %s: callback_failed',
    async (_title, bad) => {
      encounter.provider.behave(bad);
      expect(await encounter.logIn()).toBe('callback_failed');
    },
  );

  const discoveries: [string, Hostility][] = [
    ['500', { discovery: raw('no', 500) }],
    ['empty', { discovery: raw('') }],
    ['null', { discovery: json(null) }],
    ['HTML', { discovery: raw('<html></html>') }],
    ['another issuer', { discovery: { issuer: 'http://127.0.0.1:9' } }],
    ['no token endpoint', { discovery: { token_endpoint: undefined } }],
    [
      'an authorization endpoint that is a script',
      { discovery: { authorization_endpoint: 'javascript:alert(1)' } },
    ],
    ['an authorization endpoint that is a number', { discovery: { authorization_endpoint: 5 } }],
    ['keys in a file', { discovery: { jwks_uri: 'file:///etc/passwd' } }],
    ['a redirect loop', { discovery: redirectLoop }],
    ['a redirect to a good one', { discovery: moved }],
    ['a cut connection', { discovery: cut }],
    ['no HTTP at all', { discovery: notHttp }],
    ['a flood', { discovery: flood }],
  ];
  it.each(discoveries)('a discovery document that is %s: login_failed', async (_title, bad) => {
    encounter.provider.behave(bad);
    expect(await encounter.logIn()).toBe('login_failed');
  });

  it('a failed discovery is retried at the next login', async () => {
    encounter.provider.behave({ discovery: raw('no', 500) });
    expect(await encounter.logIn()).toBe('login_failed');
    encounter.provider.behave({});
    expect(await encounter.logIn()).toBe('success=login');
  });

  const userinfos: [string, Hostility][] = [
    ['garbage', { userinfo: raw('garbage') }],
    ['null', { userinfo: json(null) }],
    ['HTML', { userinfo: raw('<p>me</p>') }],
    ['500', { userinfo: raw('no', 500) }],
    ['another subject', { userinfo: { sub: 'the-administrator' } }],
    ['no subject', { userinfo: { sub: undefined } }],
    ['no e-mail', { userinfo: { email: undefined } }],
    ['an e-mail that is a list', { userinfo: { email: ['admin@loon.example'] } }],
    ['an unverified e-mail', { userinfo: { email_verified: false } }],
    ['an e-mail unverified in words', { userinfo: { email_verified: 'false' } }],
    ['a cut connection', { userinfo: cut }],
    ['no HTTP at all', { userinfo: notHttp }],
    ['a flood', { userinfo: flood }],
  ];
  it.each(userinfos)('userinfo of %s: no_user', async (_title, bad) => {
    encounter.provider.behave({ ...noEmail, ...bad });
    expect(await encounter.logIn()).toBe('no_user');
  });

  it('userinfo with the same sub provides the e-mail address that the ID token lacks', async () => {
    encounter.provider.behave(noEmail);
    expect(await encounter.logIn()).toBe('success=login');
  });

  it('the e-mail address of the ID token has precedence over userinfo', async () => {
    encounter.provider.behave({ ...claims({ email: 'eve@evil.example' }) });
    expect(await encounter.logIn()).toBe('not_authorized');
  });

  it('an ID token that calls the e-mail of userinfo unverified: no_user', async () => {
    encounter.provider.behave({
      claims: ({ email: _email, ...good }) => ({ ...good, email_verified: false }),
    });
    expect(await encounter.logIn()).toBe('no_user');
  });

  it('a failed response uses up the state: auth_failed on a second attempt', async () => {
    encounter.provider.behave({ token: json({ error: 'invalid_grant' }, 400) });
    const { visitor, site } = encounter;
    const end = await visitor.go(`${site.origin}/api/login`);
    const callback = end.trail.find((url) => url.startsWith(site.redirectUri)) ?? '';
    encounter.provider.behave({});
    const again = await visitor.go(callback);
    expect(again.url.searchParams.get('error')).toBe('auth_failed');
    expect(await site.whoIs(visitor)).toEqual({ kind: 'anonymous' });
  });

  it('a flood is cut off by its size, before much of it is read', async () => {
    const sent = new Promise<number>((resolve) => {
      encounter.provider.behave({
        token: (request, response) => {
          response.once('close', () => resolve(request.socket.bytesWritten));
          flood(request, response);
        },
      });
    });
    expect(await encounter.logIn()).toBe('callback_failed');
    expect(await sent).toBeLessThan(20_000_000);
  });

  it('an unverified e-mail in the ID token: no_user', async () => {
    encounter.provider.behave(claims({ email_verified: false }));
    expect(await encounter.logIn()).toBe('no_user');
  });

  it('keys changed by the provider are used at the next login', async () => {
    expect(await encounter.logIn()).toBe('success=login');
    encounter.provider.rotateKeys();
    expect(await encounter.logIn()).toBe('success=login');
  });
});
