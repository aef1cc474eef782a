import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import 'reflect-metadata';
import { getMetadataStorage } from 'type-graphql';
import '../app.ts';
import { schemaOf } from '../graphql/schema.ts';

/** The schema of every resolver that the application imports, with types but without data. */
export function completeSchema(): Promise<GraphQLSchema> {
  const classes = getMetadataStorage().resolverClasses.map(({ target }) => target);
  return schemaOf(classes, () => undefined, { skipCheck: false });
}

/** The SDL as committed to `schema/schema.graphql`: sorted, with every description. */
export async function emitSdl(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await completeSchema()))}\n`;
}

export async function writeSdl(file: string): Promise<void> {
  writeFileSync(file, await emitSdl());
}
