import { expect, it } from 'vitest';
import type { Role } from '../../../schema/roles.ts';
import { peopleMessages } from '../../../schema/people-rules.ts';
import { Outbox } from '../../mail/outbox.ts';
import { openDatabase } from '../../site-database.ts';
import { ownChanges } from '../../testing/own-changes.ts';
import { createTestDatabase, engines } from '../../testing/test-database.ts';
import { addPerson } from '../testing/add-person.ts';
import { Invitations } from './invitations.ts';
import { PeopleService } from './people.service.ts';
import { Person, PersonState } from './person.entity.ts';

const owner = {
  kind: 'administrator',
  email: 'ada@loon.example',
  firstName: undefined,
  roles: ['OWNER'] as Role[],
} as const;

it.each(engines)('the last owner cannot be removed or demoted (%s)', async (engine) => {
  const storage = await createTestDatabase(engine);
  const database = await openDatabase(storage.url);
  try {
    const now = (): Date => new Date('2026-11-02T09:30:00Z');
    const service = new PeopleService({
      database,
      changes: ownChanges(database),
      configured: { owners: [], groupsDecide: false },
      invitations: new Invitations({
        database,
        outbox: new Outbox('loon.example', now),
        startOutbox: () => undefined,
        publicUrl: 'https://loon.example',
        brand: () => 'Loon',
        now,
      }),
      now,
    });
    const conflict: unknown = expect.objectContaining({
      code: 'CONFLICT',
      message: peopleMessages.lastOwner,
    });
    const ada = await addPerson(database, { email: 'ada@loon.example', roles: ['OWNER'] });
    await service.invite(owner, { email: 'mia@loon.example', roles: ['OWNER'] });
    await expect(service.remove(owner, ada)).rejects.toEqual(conflict);
    await expect(service.saveRoles(owner, ada, { roles: ['VIEWER'] })).rejects.toEqual(conflict);

    const kim = await addPerson(database, { email: 'kim@loon.example', roles: ['OWNER'] });
    const both = await Promise.allSettled([
      service.remove(owner, ada),
      service.saveRoles(owner, kim, { roles: ['VIEWER'] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const people = await database.reader.findBy(Person, { state: PersonState.ACTIVE });
    expect(people.filter(({ roles }) => roles.includes('OWNER'))).toHaveLength(1);
  } finally {
    await database.close();
    await storage.remove();
  }
});
