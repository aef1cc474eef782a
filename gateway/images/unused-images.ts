import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { imageLimits } from '../../schema/limits.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { imagesLock } from '../database/locks.ts';
import { deleteImage, removeFiles } from './delete-image.ts';
import { StoredImage } from './stored-image.entity.ts';
import { imageAddressOf } from './image-address.ts';
import type { ImageUses } from './image-uses.ts';
import type { ImageStore } from './store/image-store.ts';
import { lockedPlacesOfImages, imagesInUse } from './images-in-use.ts';
import { dayMs } from '../../schema/durations.ts';

const unusedMaxMs = imageLimits.unusedRetentionDays * dayMs;

interface UnusedImagesDependencies {
  database: Database;
  store: ImageStore;
  /** The texts that may show images. */
  uses: readonly ImageUses[];
  now: () => Date;
}

/**
 * Since when no text is known to refer to an image; null while one does, or if it is in the
 * library.
 */
function sinceOf({ kept, unusedSince }: StoredImage, used: boolean, at: Date): Date | null {
  return used || kept ? null : (unusedSince ?? at);
}

function isLong(since: Date | null, at: Date): boolean {
  return since !== null && at.getTime() - since.getTime() >= unusedMaxMs;
}

/**
 * Removes images that no text has referred to for 30 days, except those marked to stay in the
 * library (product 12.6), and previous files 30 days after their replacement; a housekeeping job.
 */
export class UnusedImages {
  private lookedAt = 0;

  constructor(private readonly deps: UnusedImagesDependencies) {}

  async remove(): Promise<void> {
    const { database, now } = this.deps;
    const at = now();
    if (at.getTime() - this.lookedAt >= dayMs && (await database.reader.exists(StoredImage))) {
      await this.deleteUnused(at);
      this.lookedAt = at.getTime();
    }
    const due = new Date(at.getTime() - unusedMaxMs);
    await removeFiles(this.deps, { since: LessThanOrEqual(due) });
  }

  /** Reads every text, and therefore runs at most once a day. */
  private async deleteUnused(at: Date): Promise<void> {
    const { database, uses } = this.deps;
    const used = await imagesInUse(database.reader, uses);
    await database.write(async (manager) => {
      const images = await manager.find(StoredImage);
      const isDue = images.some((image) => isLong(sinceOf(image, used.has(image.name), at), at));
      // A text that uses one may have been saved while the texts were read.
      const taken = isDue ? await lockedPlacesOfImages(manager, uses) : new Map<string, unknown>();
      for (const image of images) {
        await this.judge(manager, image, used.has(image.name) || taken.has(image.name), at);
      }
    }, imagesLock);
  }

  private async judge(
    manager: EntityManager,
    image: StoredImage,
    used: boolean,
    at: Date,
  ): Promise<void> {
    const { name, unusedSince } = image;
    const since = sinceOf(image, used, at);
    if (isLong(since, at)) {
      await deleteImage(manager, image);
      await recordAction(manager, {
        at,
        by: null,
        action: 'post.image.purge',
        detail: imageAddressOf(name),
      });
    } else if (since !== unusedSince) {
      await manager.update(StoredImage, { name }, { unusedSince: since });
    }
  }
}
