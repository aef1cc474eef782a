import type { EntityManager } from 'typeorm';
import { mediaMessages as messages, mediaRules } from '../../schema/media-rules.ts';
import type { Author } from '../access/actor.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { imagesLock } from '../database/locks.ts';
import { Failure, fieldFailure } from '../failure.ts';
import type { ImageUse, ImageUses } from '../images/image-uses.ts';
import { deleteImage, removeFiles } from '../images/delete-image.ts';
import { PreviousImage, StoredImage } from '../images/stored-image.entity.ts';
import { imageAddressOf, isImageName } from '../images/image-address.ts';
import type { ImageService, SentImage, UploadedImage } from '../images/image.service.ts';
import { lockedPlacesOfImages, imagesInUse, placesOfImages } from '../images/images-in-use.ts';
import type { ReplacedImages } from '../images/replaced-images.ts';
import type { ImageStore } from '../images/store/image-store.ts';
import type { ModuleDependencies } from '../site-module.ts';
import { EarlierImages } from './earlier-images.ts';
import {
  selectImages,
  type FoundImages,
  type ImagesQuery,
  type LibraryImage,
} from './select-images.ts';

export interface MediaDependencies extends ModuleDependencies {
  images: { service: ImageService; store: ImageStore };
  /** The texts that may show images. */
  uses: readonly ImageUses[];
  replaced: ReplacedImages;
}

/** @throws Failure CONFLICT naming the uses of an image. */
function requireUnused(places: ReadonlyMap<string, readonly ImageUse[]>, id: string): void {
  const titles = (places.get(id) ?? []).map(({ title }) => title);
  if (titles.length > 0) {
    throw new Failure('CONFLICT', messages.used(titles));
  }
}

/** The library of uploaded images (product 12.6), for administrators only. */
export class MediaService {
  private readonly earlier: EarlierImages;

  constructor(private readonly deps: MediaDependencies) {
    this.earlier = new EarlierImages(deps);
  }

  /** One page of the images that match a search, newest first. */
  async list(_actor: Author, query: ImagesQuery): Promise<FoundImages> {
    await this.earlier.takeIn();
    const { database, uses } = this.deps;
    const places = await placesOfImages(database.reader, uses);
    return selectImages(await database.reader.find(StoredImage), places, query);
  }

  /** Sets the initial alternative text of new uses. */
  async update(actor: Author, id: string, altText: string): Promise<LibraryImage> {
    const said = mediaRules.altText.safeParse(altText);
    if (!said.success) {
      throw fieldFailure('altText', said.error.issues[0]?.message ?? '');
    }
    await this.deps.database.write(async (manager) => {
      await this.stored(manager, id);
      const inLibrary = { kept: true, unusedSince: null, deletedAt: null };
      await manager.update(StoredImage, { name: id }, { ...inLibrary, altText: said.data });
      await this.record(manager, actor.email, 'post.image.edit', id, said.data);
    }, imagesLock);
    return this.byId(id);
  }

  /**
   * Replaces an image immediately: under the same URL, wherever it is used.
   * @throws Failure BAD_USER_INPUT for an unusable image, UNAVAILABLE when it can't be stored; the
   *   reason of its cancellation.
   */
  async replace(actor: Author, id: string, sent: SentImage): Promise<UploadedImage> {
    const { changes, images, database } = this.deps;
    await this.stored(database.reader, id);
    return images.service.storing(sent, async ({ file, bytes, width, height }) => {
      await changes.write(async (manager, changed) => {
        // The write may have been queued for seconds.
        sent.cancellation?.throwIfAborted();
        const image = await this.stored(manager, id);
        const previous = { file: image.file ?? image.name, image: id, since: this.deps.now() };
        await manager.insert(PreviousImage, previous);
        const inLibrary = { kept: true, unusedSince: null, deletedAt: null };
        const { fileName = image.fileName } = sent;
        await manager.update(StoredImage, { name: id }, { ...inLibrary, file, bytes, fileName });
        const size = `${String(width)} × ${String(height)} pixels`;
        await this.record(manager, actor.email, 'post.image.replace', id, size);
        changed({ topic: 'image', id });
      }, imagesLock);
      return { url: imageAddressOf(id), width, height };
    });
  }

  /**
   * Deletes an unused image. A text that can still be restored, such as an earlier version of a
   * post, continues to have it until that text is deleted itself.
   * @throws Failure CONFLICT naming the uses.
   */
  async delete(actor: Author, id: string): Promise<void> {
    const { database, changes, uses } = this.deps;
    await this.stored(database.reader, id);
    requireUnused(await placesOfImages(database.reader, uses), id);
    const isRemembered = (await imagesInUse(database.reader, uses)).has(id);
    await changes.write(async (manager, changed) => {
      const image = await this.stored(manager, id);
      // A text that uses it may have been saved while the texts were read.
      requireUnused(await lockedPlacesOfImages(manager, uses), id);
      if (isRemembered) {
        const deletedAt = this.deps.now();
        await manager.update(StoredImage, { name: id }, { deletedAt, kept: false });
      } else {
        await deleteImage(manager, image);
      }
      await this.record(manager, actor.email, 'post.image.delete', id, image.altText);
      changed({ topic: 'image', id });
    }, imagesLock);
    if (!isRemembered) {
      await this.removeFilesOf(id);
    }
  }

  /** The image is deleted already, so a failure is only logged, and housekeeping tries again. */
  private async removeFilesOf(id: string): Promise<void> {
    const { database, images, logger } = this.deps;
    await removeFiles({ database, store: images.store }, { image: id }).catch((err: unknown) => {
      logger.error({ err, image: id }, 'The files of a deleted image could not be removed yet');
    });
  }

  private async byId(id: string): Promise<LibraryImage> {
    const { database, uses } = this.deps;
    const image = await this.stored(database.reader, id);
    return { image, usedIn: (await placesOfImages(database.reader, uses)).get(id) ?? [] };
  }

  private async stored(manager: EntityManager, id: string): Promise<StoredImage> {
    const image = isImageName(id) ? await manager.findOneBy(StoredImage, { name: id }) : null;
    if (image === null) {
      throw new Failure('NOT_FOUND', messages.missing);
    }
    return image;
  }

  private record(
    manager: EntityManager,
    by: string,
    action: AuditAction,
    id: string,
    words: string,
  ): Promise<void> {
    const detail = [words, imageAddressOf(id)].filter((part) => part !== '').join(': ');
    return recordAction(manager, { at: this.deps.now(), by, action, detail });
  }
}
