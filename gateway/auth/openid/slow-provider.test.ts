import { describe, expect, it } from 'vitest';
import { Encounter } from '../testing/encounter.ts';
import { drip, hang, type Hostility } from '../testing/hostile-provider.ts';

const noEmail: Hostility = { claims: ({ email: _email, ...good }) => good };

describe('a provider that never completes its response', () => {
  const slow: [string, Hostility, string][] = [
    ['discovery hangs', { discovery: hang }, 'login_failed'],
    ['discovery drips', { discovery: drip }, 'login_failed'],
    ['the token endpoint hangs', { token: hang }, 'callback_failed'],
    ['the token endpoint drips', { token: drip }, 'callback_failed'],
    ['the keys hang', { keys: hang }, 'callback_failed'],
    ['userinfo hangs', { ...noEmail, userinfo: hang }, 'no_user'],
    ['userinfo drips', { ...noEmail, userinfo: drip }, 'no_user'],
  ];
  it.concurrent.each(slow)(
    '%s: the right code within 10 seconds, and the site continues',
    async (_title, hostility, code) => {
      const encounter = await Encounter.begin();
      encounter.provider.behave(hostility);
      expect(await encounter.logIn()).toBe(code);
      encounter.provider.behave({});
      expect(await encounter.logIn()).toBe('success=login');
      await encounter.end();
    },
  );

  it.concurrent(
    'shares the 10 seconds among all its slow responses',
    { timeout: 30_000 },
    async () => {
      const encounter = await Encounter.begin();
      encounter.provider.behave({ ...noEmail, delayMs: 3_400 });
      expect(await encounter.logIn()).toBe('no_user');
      await encounter.end();
    },
  );
});
