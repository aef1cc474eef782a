import type { MigrationInterface } from 'typeorm';

/** SQLite alone: PostgreSQL's index is made by the housekeeping where the server has trigrams. */
export class RequestTrigrams1795336200000 implements MigrationInterface {
  name = 'RequestTrigrams1795336200000';

  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
