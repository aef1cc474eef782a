import { describe, expect, test } from 'vitest';
import { nextSession, type Session } from './session.ts';

const viewer = { firstName: 'Élodie', email: 'elodie@loon.example' };
const checking: Session = { state: 'checking' };
const loggedIn: Session = { state: 'logged-in', viewer, ended: false };

describe('Admin auth: checking, then logged in or login screen', () => {
  test('logged in when the user lookup succeeds', () => {
    expect(nextSession(checking, { type: 'checked', viewer })).toEqual(loggedIn);
  });

  test('login screen when the lookup is not ok or failed', () => {
    expect(nextSession(checking, { type: 'checked', viewer: null })).toEqual({
      state: 'anonymous',
    });
    expect(nextSession(checking, { type: 'unreachable' })).toEqual({ state: 'anonymous' });
  });
});

describe('A session that ends mid-way keeps what is on the screen', () => {
  const ended: Session = { state: 'logged-in', viewer, ended: true };

  test('it is marked as ended, not dropped', () => {
    expect(nextSession(loggedIn, { type: 'ended' })).toEqual(ended);
    expect(nextSession(loggedIn, { type: 'checked', viewer: null })).toEqual(ended);
  });

  test('neither a failed check nor a connection failure drops it', () => {
    expect(nextSession(ended, { type: 'checked', viewer: null })).toEqual(ended);
    expect(nextSession(ended, { type: 'unreachable' })).toEqual(ended);
  });

  test('a new login resumes it', () => {
    expect(nextSession(ended, { type: 'checked', viewer })).toEqual(loggedIn);
  });
});
