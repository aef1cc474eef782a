import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { UploadsPlace } from '../environment/uploads-place.ts';

export interface BucketServer {
  place: Extract<UploadsPlace, { kind: 'bucket' }>;
  close: () => Promise<void>;
}

/** Starts an S3 server with an empty bucket on a free port. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-bucket-'));
  const bucket = 'loon-images';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It computes the signature of list requests differently from Amazon.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    place: {
      kind: 'bucket',
      bucket,
      access: {
        endpoint: `http://127.0.0.1:${String(port)}`,
        region: undefined,
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      },
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
