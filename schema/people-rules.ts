import './zod-setup.ts';
import { z } from 'zod';
import { isEmailAddress } from './email-address.ts';
import { dayMs } from './durations.ts';
import { roles } from './roles.ts';

/** Limits for people (product 21.3). */
export const peopleLimits = {
  /** How many people may be listed. */
  peopleMax: 200,
  /** How long an invitation can be used. */
  invitationMs: 14 * dayMs,
} as const;

export const peopleMessages = {
  email: 'Enter an e-mail address.',
  roles: 'Choose at least one role.',
  present: 'This address is already in the list.',
  peopleMax: `There are ${String(peopleLimits.peopleMax)} people. Remove somebody first.`,
  missing: 'This person is no longer in the list.',
  byEnvironment: 'This person is set by the environment and can only be changed there.',
  byGroups: 'Roles come from the groups of the identity provider. Change them there.',
  lastOwner: 'This is the last owner. Give somebody else the role Owner first.',
  removedFirst: 'This person can log in. Remove them under Settings, “People” first.',
} as const;

export const peopleToasts = {
  invited: { title: 'Invitation sent' },
  rolesSaved: { title: 'Roles saved' },
  sessionsEnded: { title: 'Sessions ended' },
  removed: { title: 'Person removed' },
} as const;

const role = z.enum(roles);

export const peopleRules = {
  email: z
    .string({ error: peopleMessages.email })
    .trim()
    .toLowerCase()
    .refine(isEmailAddress, { error: peopleMessages.email }),
  roles: z
    .array(role, peopleMessages.roles)
    .min(1, peopleMessages.roles)
    .transform((chosen) => roles.filter((each) => chosen.includes(each))),
};
