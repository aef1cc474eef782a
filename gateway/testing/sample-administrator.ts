import type { Administrator } from '../access/actor.ts';

/** An owner, for services that are tested without a login. */
export const ada: Administrator = {
  kind: 'administrator',
  email: 'ada@loon.example',
  firstName: 'Ada',
  roles: ['OWNER'],
};
