import { randomBytes } from 'node:crypto';
import type { Author } from '../access/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { imageAddressOf, imageNameOf } from './image-address.ts';
import type { ReencodedImage } from './decode-image.ts';
import { reencodeImage } from './reencode-image.ts';
import type { ImageStore } from './store/image-store.ts';
import { StoredImage } from './stored-image.entity.ts';

/** An image as it was sent, in whatever format. */
export interface SentImage {
  bytes: Buffer;
  fileName?: string | undefined;
  /** Aborted when the sender cancels the upload. */
  cancellation?: AbortSignal;
}

/** A stored image that articles can show. */
export interface UploadedImage {
  /** Its URL on this site. */
  url: string;
  width: number;
  height: number;
}

/** An image that was encoded again and stored in a file of its own. */
interface StoredImageFile {
  file: string;
  bytes: number;
  width: number;
  height: number;
}

interface ImageDependencies {
  database: Database;
  store: ImageStore;
  logger: Logger;
  now: () => Date;
}

/** Stores images for articles (product 5.7). */
export class ImageService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: ImageDependencies) {}

  /**
   * Re-encodes and stores an image and records it in the audit log; with `keep` it also stays while
   * nothing uses it.
   * @throws Failure BAD_USER_INPUT for an unusable image, UNAVAILABLE if it can't be stored; the
   *   reason of its cancellation.
   */
  async upload(actor: Author, sent: SentImage, keep = false): Promise<UploadedImage> {
    const { database, now } = this.deps;
    return this.storing(sent, async ({ file: name, bytes, width, height }) => {
      const url = imageAddressOf(name);
      await database.write(async (manager) => {
        // The write may have been queued for seconds.
        sent.cancellation?.throwIfAborted();
        const at = now();
        const { fileName = null } = sent;
        const upload = { uploadedAt: at, uploadedBy: actor.email, fileName };
        await manager.insert(StoredImage, { name, bytes, kept: keep, unusedSince: at, ...upload });
        await recordAction(manager, {
          at,
          by: actor.email,
          action: 'post.image',
          detail: `${String(width)} × ${String(height)} pixels: ${url}`,
        });
      });
      return { url, width, height };
    });
  }

  /**
   * Re-encodes and stores an image and resolves with the result of `note`; if that fails, the image
   * is removed.
   * @throws Failure BAD_USER_INPUT for an unusable image, UNAVAILABLE when it can't be stored, the
   *   reason of its cancellation, and whatever `note` throws.
   */
  async storing<T>(sent: SentImage, note: (picture: StoredImageFile) => Promise<T>): Promise<T> {
    const { bytes, width, height } = await this.serialize(() => {
      sent.cancellation?.throwIfAborted();
      return reencodeImage(sent.bytes);
    });
    sent.cancellation?.throwIfAborted();
    const { store, logger } = this.deps;
    // A name that cannot be guessed.
    const file = imageNameOf(randomBytes(16).toString('hex'), { width, height });
    await store.put(file, bytes);
    try {
      return await note({ file, bytes: bytes.length, width, height });
    } catch (error) {
      // The sender gets the reason for the failure, whatever happens to the file.
      await store.remove(file).catch((err: unknown) => {
        logger.error({ err, file }, 'An image that was not recorded could not be deleted');
      });
      throw error;
    }
  }

  /** One image at a time: a large one needs hundreds of megabytes while it is decoded. */
  private serialize(work: () => Promise<ReencodedImage>): Promise<ReencodedImage> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
