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

/** Every migration of one engine, oldest first. The two folders contain generated pairs. */
export function migrationsOf(engine: 'sqlite' | 'postgres'): MigrationClass[] {
  const modules = engine === 'sqlite' ? sqlite : postgres;
  return Object.keys(modules)
    .sort()
    .flatMap((file) => Object.values(modules[file] ?? {}));
}

/** The names under which the applied migrations of one engine are recorded. */
export function migrationNames(engine: 'sqlite' | 'postgres'): string[] {
  return migrationsOf(engine).map((Migration) => new Migration().name ?? Migration.name);
}
