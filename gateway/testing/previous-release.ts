/**
 * The last migration of the former release. What came before is in force everywhere; a release that
 * takes something away moves this line in the commit that begins it.
 */
export const lastReleasedMigration = '1795337468561-RequestPerson.ts';
