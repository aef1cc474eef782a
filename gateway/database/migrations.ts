import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const sqlite = import.meta.glob<Record<string, MigrationClass>>(
  '../../data/migrations/sqlite/*.ts',
  { eager: true },
);
const postgres = import.meta.glob<Record<string, MigrationClass>>(
  '../../data/migrations/postgres/*.ts',
  { eager: true },
);

/** Every migration of one engine, oldest first. The two folders hold generated pairs. */
export function migrationsOf(engine: 'sqlite' | 'postgres'): MigrationClass[] {
  const modules = engine === 'sqlite' ? sqlite : postgres;
  return Object.keys(modules)
    .sort()
    .flatMap((file) => Object.values(modules[file] ?? {}));
}

/** The names under which the migrations of one engine are noted when they have been applied. */
export function migrationNames(engine: 'sqlite' | 'postgres'): string[] {
  return migrationsOf(engine).map((Migration) => new Migration().name ?? Migration.name);
}
