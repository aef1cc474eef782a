import 'reflect-metadata';
import { createDataSource } from './gateway/database/data-source.ts';
import { readEnvironment } from './gateway/env.ts';

/** The data source of the TypeORM command line; the application uses the same factory. */
export default createDataSource(readEnvironment().databaseUrl);
