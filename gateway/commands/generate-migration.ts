import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Query } from 'typeorm/driver/Query.js';
import { siteDataSource } from '../site-database.ts';

function statement(query: Query): string {
  const sql = query.query.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const parameters = query.parameters?.length ? `, ${JSON.stringify(query.parameters)}` : '';
  return `    await queryRunner.query(\`${sql}\`${parameters});`;
}

function source(className: string, up: Query[], down: Query[]): string {
  return [
    "import type { MigrationInterface, QueryRunner } from 'typeorm';",
    '',
    `export class ${className} implements MigrationInterface {`,
    `  name = '${className}';`,
    '',
    '  async up(queryRunner: QueryRunner): Promise<void> {',
    ...up.map(statement),
    '  }',
    '',
    '  async down(queryRunner: QueryRunner): Promise<void> {',
    ...[...down].reverse().map(statement),
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * Writes the migration from the latest schema to the entities' schema. Call it for a scratch
 * database of each engine with the same name and time, review both files, and commit them together.
 */
export async function generateMigration(
  databaseUrl: string,
  name: string,
  timestamp: number,
): Promise<string | undefined> {
  const dataSource = siteDataSource(databaseUrl);
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    if (upQueries.length === 0) {
      return undefined;
    }
    const engine = dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite';
    const file = path.join('data/migrations', engine, `${String(timestamp)}-${name}.ts`);
    writeFileSync(file, source(`${name}${String(timestamp)}`, upQueries, downQueries));
    return file;
  } finally {
    await dataSource.destroy();
  }
}
