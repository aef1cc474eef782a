import 'reflect-metadata';
import { readEnvironment } from './gateway/environment/env.ts';
import { siteDataSource } from './gateway/site-database.ts';

/** The data source for the TypeORM command line; the application uses the same factory. */
export default siteDataSource(readEnvironment().databaseUrl);
