import type { MigrationInterface } from 'typeorm';

/** PostgreSQL alone: with SQLite there is one gateway, which counts in memory. */
export class RateLimits1795347888886 implements MigrationInterface {
  name = 'RateLimits1795347888886';

  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
