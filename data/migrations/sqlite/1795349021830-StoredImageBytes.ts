import type { MigrationInterface } from 'typeorm';

/** PostgreSQL alone: with SQLite images are files, or stand in a bucket. */
export class StoredImageBytes1795349021830 implements MigrationInterface {
  name = 'StoredImageBytes1795349021830';

  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
