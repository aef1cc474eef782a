/**
 * The last migration of the previous release. Everything before it is deployed everywhere; a
 * release that removes something moves this line in the commit that starts it.
 */
export const lastReleasedMigration = '1795337468561-RequestPerson.ts';
