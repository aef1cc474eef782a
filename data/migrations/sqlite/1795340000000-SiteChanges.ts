import type { MigrationInterface } from 'typeorm';

/** PostgreSQL alone: a site on a file has one gateway, which knows what it changes. */
export class SiteChanges1795340000000 implements MigrationInterface {
  name = 'SiteChanges1795340000000';

  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
