import { describe, expect, it } from 'vitest';
import { FormTokens } from './form-token.ts';
import { systemClock } from '../../app-dependencies.ts';
import { dayMs } from '../../../schema/durations.ts';

const secret = 'a secret for tests that is long enough';

function clockAt(start: number) {
  const clock = { time: start };
  return { clock, now: () => new Date(clock.time) };
}

describe('a signed form token', () => {
  it('contains the time when its form was opened', () => {
    const { clock, now } = clockAt(1_700_000_000_000);
    const tokens = new FormTokens(secret, now);
    const token = tokens.issue();
    clock.time += 5_000;
    expect(tokens.read(token)?.ageMs).toBe(5_000);
  });

  it('is different each time', () => {
    const tokens = new FormTokens(secret, systemClock);
    expect(tokens.issue()).not.toBe(tokens.issue());
  });

  it('is invalid when changed, foreign, malformed or missing', () => {
    const tokens = new FormTokens(secret, systemClock);
    const token = tokens.issue();
    const [id = '', issued = '', signature = ''] = token.split('.');
    const later = (Number.parseInt(issued, 36) - 60_000).toString(36);
    expect(tokens.read(`${id}.${later}.${signature}`)).toBeUndefined();
    expect(tokens.read(new FormTokens('another secret', systemClock).issue())).toBeUndefined();
    expect(tokens.read('nonsense')).toBeUndefined();
    expect(tokens.read(undefined)).toBeUndefined();
  });

  it('is valid for a day', () => {
    const { clock, now } = clockAt(1_700_000_000_000);
    const tokens = new FormTokens(secret, now);
    const token = tokens.issue();
    clock.time += dayMs;
    expect(tokens.read(token)).toBeDefined();
    clock.time += 1;
    expect(tokens.read(token)).toBeUndefined();
  });
});
