import { describe, expect, test } from 'vitest';
import { nextSession, type Session, type Viewer } from './session.ts';

const viewer: Viewer = { firstName: 'Élodie', email: 'elodie@loon.example', roles: ['OWNER'] };
const checking: Session = { state: 'checking' };
const loggedIn: Session = { state: 'logged-in', viewer, ended: false };

describe('the session of a newly opened administration', () => {
  test('is logged in when the user lookup succeeds', () => {
    expect(nextSession(checking, { type: 'checked', viewer })).toEqual(loggedIn);
  });

  test('leads to the login screen when the lookup returns no user or fails', () => {
    expect(nextSession(checking, { type: 'checked', viewer: null })).toEqual({
      state: 'anonymous',
    });
    expect(nextSession(checking, { type: 'unreachable' })).toEqual({ state: 'anonymous' });
  });
});

describe('a session that ends while the administration is open', () => {
  const ended: Session = { state: 'logged-in', viewer, ended: true };

  test('is flagged as ended, and the screen stays', () => {
    expect(nextSession(loggedIn, { type: 'ended' })).toEqual(ended);
    expect(nextSession(loggedIn, { type: 'checked', viewer: null })).toEqual(ended);
  });

  test('is not closed by a failed check or a connection failure', () => {
    expect(nextSession(ended, { type: 'checked', viewer: null })).toEqual(ended);
    expect(nextSession(ended, { type: 'unreachable' })).toEqual(ended);
  });

  test('is resumed by a new login', () => {
    expect(nextSession(ended, { type: 'checked', viewer })).toEqual(loggedIn);
  });
});
