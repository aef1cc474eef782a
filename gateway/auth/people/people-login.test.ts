import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../schema/durations.ts';
import type { Role } from '../../../schema/roles.ts';
import type { Environment } from '../../environment/env.ts';
import { engines } from '../../testing/test-database.ts';
import { addPerson } from '../testing/add-person.ts';
import type { LoginSite } from '../testing/login-site.ts';
import { LoginTrial } from '../testing/login-trial.ts';
import { Visitor } from '../testing/visitor.ts';
import { Person, PersonState } from './person.entity.ts';

const groups: NonNullable<Extract<Environment['identity'], { kind: 'external' }>['groups']> = {
  claim: 'groups',
  roles: [
    { group: 'editors', role: 'PUBLISHER' },
    { group: 'editors', role: 'DESK' },
    { group: 'owners', role: 'OWNER' },
  ],
};

describe.each(engines)('who may log in (%s)', (engine) => {
  let trial: LoginTrial;
  let site: LoginSite;

  beforeAll(async () => {
    trial = await LoginTrial.begin(engine);
    ({ site } = trial);
  });
  beforeEach(async () => {
    await site.run(trial.identity());
    await site.database.write((manager) => manager.deleteAll(Person));
  });
  afterAll(() => trial.end());

  const inviteMia = (roles: Role[] = ['AUTHOR'], daysAgo = 1): Promise<string> =>
    addPerson(site.database, {
      ...{ email: 'mia@loon.example', roles, state: PersonState.INVITED },
      ...{ invitedAt: new Date(Date.now() - daysAgo * dayMs), invitedBy: 'ada@loon.example' },
    });
  const logIn = async (choice: string): Promise<Visitor> => {
    const visitor = new Visitor();
    await trial.logIn(visitor, choice);
    return visitor;
  };
  const refusalOf = async (choice: string): Promise<string | null> =>
    (await trial.logIn(new Visitor(), choice)).url.searchParams.get('error');

  it('an invited person, by the address of the invitation, which is used then', async () => {
    const id = await inviteMia(['AUTHOR', 'DESK']);
    const mia = await logIn('mia');
    expect(await site.whoIs(mia)).toEqual({
      kind: 'administrator',
      email: 'Mia@Loon.example',
      name: 'Mia Chen',
      roles: ['AUTHOR', 'DESK'],
    });
    const stored = await site.database.reader.findOneByOrFail(Person, { id });
    expect(stored).toMatchObject({ state: PersonState.ACTIVE, name: 'Mia Chen' });
    expect(stored.lastSeenAt).not.toBeNull();
    const { email, roles } = stored;
    await addPerson(site.database, { email, roles, invitedAt: new Date(Date.now() - 15 * dayMs) });
    expect(await site.whoIs(await logIn('mia'))).toMatchObject({ roles: ['AUTHOR', 'DESK'] });
  });

  it('nobody after the invitation has ended', async () => {
    await inviteMia(['AUTHOR'], 14);
    expect(await refusalOf('mia')).toBe('not_authorized');
  });

  it('nobody who is not invited', async () => {
    expect(await refusalOf('mia')).toBe('not_authorized');
    await inviteMia();
    expect(await refusalOf('eve')).toBe('not_authorized');
  });

  it('an owner of the environment, who also stands in the list by name', async () => {
    await logIn('mia');
    const ada = await logIn('ada');
    expect(await site.whoIs(ada)).toMatchObject({ roles: ['OWNER'] });
    expect((await site.database.reader.find(Person)).map(({ email }) => email)).toEqual([
      'ada@loon.example',
    ]);
  });

  it('a session of another identity provider is no longer a person’s', async () => {
    await inviteMia();
    const mia = await logIn('mia');
    const other = await trial.anotherProvider();
    await site.run(trial.identity({ issuer: other.issuer }));
    expect(await site.whoIs(mia)).toEqual({ kind: 'anonymous' });
    await other.close();
  });

  describe('with groups of the identity provider', () => {
    beforeEach(() => site.run(trial.identity({ groups })));

    it('the roles are those of the groups in the claim, each time', async () => {
      await addPerson(site.database, { email: 'writer@loon.example', roles: ['OWNER'] });
      const writer = await logIn('writer');
      expect(await site.whoIs(writer)).toMatchObject({ roles: ['PUBLISHER', 'DESK'] });

      const fewer = groups.roles.filter(({ role }) => role === 'DESK');
      await site.run(trial.identity({ groups: { ...groups, roles: fewer } }));
      expect(await site.whoIs(await logIn('writer'))).toMatchObject({ roles: ['DESK'] });
    });

    it('the claim in the ID token counts as well', async () => {
      const other = await trial.anotherProvider({ claimsInIdToken: true });
      await site.run(trial.identity({ issuer: other.issuer, groups }));
      expect(await site.whoIs(await logIn('writer'))).toMatchObject({
        roles: ['PUBLISHER', 'DESK'],
      });
      await other.close();
    });

    it.each([
      ['somebody without a mapped group', 'guest'],
      ['somebody whose claim is not a list', 'text'],
    ])('%s is refused', async (_title, choice) => {
      expect(await refusalOf(choice)).toBe('not_authorized');
    });

    it('somebody who has left the groups is refused, and no longer in the list', async () => {
      const row = { email: 'guest@loon.example', byGroups: true };
      await addPerson(site.database, { ...row, roles: ['PUBLISHER'] });
      expect(await refusalOf('guest')).toBe('not_authorized');
      expect(await site.database.reader.findBy(Person, { email: row.email })).toEqual([]);
    });

    it('ADMIN_EMAILS needs no group, and invitations let nobody in', async () => {
      expect(await site.whoIs(await logIn('ada'))).toMatchObject({ roles: ['OWNER'] });
      await inviteMia();
      expect(await refusalOf('mia')).toBe('not_authorized');
    });

    it('stored roles end when groups no longer decide', async () => {
      const writer = await logIn('writer');
      await site.run(trial.identity());
      expect(await site.whoIs(writer)).toEqual({ kind: 'anonymous' });
    });
  });
});
