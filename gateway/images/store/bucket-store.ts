import type { S3Client } from '@aws-sdk/client-s3';
import type { UploadsPlace } from '../../environment/uploads-place.ts';
import { isImageName } from '../image-address.ts';
import { storeUnavailable, notStored, type ImageStore } from './image-store.ts';

type Bucket = Extract<UploadsPlace, { kind: 'bucket' }>;

/** Loaded on demand, because the library is large and few sites use it. */
const loadLibrary = () => import('@aws-sdk/client-s3');

/** Timeouts for a bucket that does not respond, in milliseconds. */
const timings = { connectionTimeout: 2_000, requestTimeout: 8_000, throwOnRequestTimeout: true };

/** A bucket of Amazon S3 or of a compatible server. */
export class BucketStore implements ImageStore {
  private client: S3Client | undefined;

  constructor(private readonly place: Bucket) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    try {
      const { PutObjectCommand } = await loadLibrary();
      const client = await this.connected();
      await client.send(
        new PutObjectCommand({
          ...this.object(name),
          Body: bytes,
          ContentType: 'image/webp',
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    } catch (cause) {
      throw notStored(cause);
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    const { GetObjectCommand, NoSuchKey } = await loadLibrary();
    try {
      const client = await this.connected();
      const { Body } = await client.send(new GetObjectCommand(this.object(name)));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (cause) {
      if (cause instanceof NoSuchKey) {
        return undefined;
      }
      throw storeUnavailable(cause);
    }
  }

  async remove(name: string): Promise<void> {
    try {
      const { DeleteObjectCommand } = await loadLibrary();
      const client = await this.connected();
      await client.send(new DeleteObjectCommand(this.object(name)));
    } catch (cause) {
      throw storeUnavailable(cause);
    }
  }

  async *names(): AsyncGenerator<string> {
    const { paginateListObjectsV2 } = await loadLibrary();
    const client = await this.connected();
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: this.place.bucket },
    )) {
      yield* Contents.flatMap(({ Key = '' }) => (isImageName(Key) ? [Key] : []));
    }
  }

  close(): void {
    this.client?.destroy();
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: name };
  }

  private async connected(): Promise<S3Client> {
    const { S3Client } = await loadLibrary();
    const { endpoint, region = 'us-east-1', credentials } = this.place.access;
    this.client ??= new S3Client({
      region,
      // Servers other than Amazon's get the bucket in the path and do not support newer checksums.
      ...(endpoint === undefined
        ? {}
        : {
            endpoint,
            forcePathStyle: true,
            requestChecksumCalculation: 'WHEN_REQUIRED',
            responseChecksumValidation: 'WHEN_REQUIRED',
          }),
      ...(credentials === undefined ? {} : { credentials }),
      requestHandler: timings,
      maxAttempts: 2,
    });
    return this.client;
  }
}
