import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { emitSdl } from '../complete-schema.ts';

/** Writes the SDL of the resolvers to `file`. */
export async function writeSdl(file: string): Promise<void> {
  writeFileSync(file, await emitSdl());
}
