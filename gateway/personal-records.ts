import type { EntityManager } from 'typeorm';

/** What records are kept about: some requests, or a person by their address. */
export interface DataSubject {
  /** In lower case; undefined when only requests are meant. */
  emailKey: string | undefined;
  requestIds: string[];
}

/** A part of the site that keeps records of visitors: the audit log, say. */
export interface PersonalRecords {
  /** The name under which its records stand in an export. */
  readonly name: string;
  /** What is kept about a person, as JSON; absent where it only repeats what other records say. */
  read?: (manager: EntityManager, subject: DataSubject) => Promise<unknown[]>;
  /** Erases it, in the transaction it is handed, and resolves with the number of records. */
  erase: (manager: EntityManager, subject: DataSubject) => Promise<number>;
}
