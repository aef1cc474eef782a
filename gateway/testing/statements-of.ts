import type { EntityManager } from 'typeorm';

/** The SQL statements that a reader executes until `work` is done. */
export async function statementsOf(
  { dataSource }: Pick<EntityManager, 'dataSource'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const before = dataSource.logger;
  const asked: string[] = [];
  dataSource.logger = {
    logQuery: (statement) => {
      asked.push(statement);
    },
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  try {
    await work();
  } finally {
    dataSource.logger = before;
  }
  return asked;
}
