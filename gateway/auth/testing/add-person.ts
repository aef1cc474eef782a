import type { Role } from '../../../schema/roles.ts';
import type { Database } from '../../database/database.ts';
import { rowFrom } from '../../database/rows.ts';
import { newPerson, Person } from '../people/person.entity.ts';

/** Adds a person who has logged in before, or changes the roles of one, and resolves with the id. */
export async function addPerson(
  database: Database,
  { email, ...values }: Partial<Person> & { email: string; roles: Role[] },
): Promise<string> {
  const row = rowFrom(Person, newPerson(email), values);
  await database.write((manager) => manager.save(row));
  return row.id;
}
