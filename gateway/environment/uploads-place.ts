import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { sqliteFileOf } from '../database/engine.ts';
import { uploadsDirectoryIn, type StatePlace } from './state-directory.ts';

/** Access to a bucket; undefined values are left to the defaults of Amazon's library. */
export interface BucketAccess {
  endpoint: string | undefined;
  region: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Where uploaded images are stored (product 10.2, 11.5). */
export type UploadsPlace =
  | { kind: 'folder'; directory: string }
  | { kind: 'database' }
  | { kind: 'bucket'; bucket: string; access: BucketAccess };

/** The syntax of such a place. */
export const uploadsUrl = /^(?:file:.+|database:|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/;

/** The place that `url` names; without one a folder of the state directory, or PostgreSQL. */
export function uploadsPlaceOf(
  url: string | undefined,
  { databaseUrl, stateDirectory }: StatePlace,
  access: BucketAccess,
): UploadsPlace {
  if (url === undefined) {
    return sqliteFileOf(databaseUrl) === undefined
      ? { kind: 'database' }
      : { kind: 'folder', directory: uploadsDirectoryIn(stateDirectory) };
  }
  if (url.startsWith('s3://')) {
    return { kind: 'bucket', bucket: url.slice('s3://'.length), access };
  }
  return url.startsWith('file:')
    ? { kind: 'folder', directory: path.resolve(url.slice('file:'.length)) }
    : { kind: 'database' };
}

/** What identifies a place, however it is spelled. */
export async function identityOf(place: UploadsPlace): Promise<string> {
  if (place.kind !== 'folder') {
    return place.kind === 'bucket' ? place.bucket : place.kind;
  }
  return realpath(place.directory).catch(() => place.directory);
}

/** The reason why a place cannot be used with this database and bucket configuration. */
export function uploadsProblem(place: UploadsPlace, databaseUrl: string): string | undefined {
  if (place.kind === 'database' && sqliteFileOf(databaseUrl) !== undefined) {
    return 'database: is for PostgreSQL; with SQLite use file:DIRECTORY or s3://BUCKET';
  }
  const access = place.kind === 'bucket' ? place.access : undefined;
  return access !== undefined && access.endpoint === undefined && access.region === undefined
    ? 's3://… needs S3_REGION, or S3_ENDPOINT for a server other than Amazon’s'
    : undefined;
}
