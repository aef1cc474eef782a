import { randomBytes } from 'node:crypto';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { imageAddressOf, imageNameOf } from './image-address.ts';
import { reencodeImage, type ReencodedImage } from './reencode-image.ts';
import type { ImageStore } from './store/image-store.ts';
import { StoredImage } from './stored-image.entity.ts';

/** A stored image, as an article may show it. */
export interface UploadedImage {
  /** Its address on this site. */
  url: string;
  width: number;
  height: number;
}

interface ImageDependencies {
  database: Database;
  store: ImageStore;
  now: () => Date;
}

/** Takes pictures for articles (reliability and security, "uploads"). */
export class ImageService {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: ImageDependencies) {}

  /**
   * Re-encodes and stores a picture and notes it in the audit log.
   * @throws Failure UNAUTHENTICATED, BAD_USER_INPUT for what is no usable image, UNAVAILABLE when
   * it can't be stored.
   */
  async upload(actor: Actor, bytes: Buffer): Promise<UploadedImage> {
    requireAdministrator(actor);
    const image = await this.inTurn(() => reencodeImage(bytes));
    const { database, store, now } = this.deps;
    // A name that nobody can guess.
    const name = imageNameOf(randomBytes(16).toString('hex'), image);
    await store.keep(name, image.bytes);
    const url = imageAddressOf(name);
    const { width, height } = image;
    try {
      await database.write(async (manager) => {
        const at = now();
        await manager.insert(StoredImage, { name, unusedSince: at });
        await recordAction(manager, {
          at,
          by: actor.email,
          action: 'post.image',
          detail: `${String(width)} × ${String(height)} pixels: ${url}`,
        });
      });
    } catch (error) {
      await store.remove(name);
      throw error;
    }
    return { url, width, height };
  }

  /** One picture at a time: a large one takes hundreds of megabytes while it is unpacked. */
  private inTurn(work: () => Promise<ReencodedImage>): Promise<ReencodedImage> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
