import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { imageLimits } from '../../../schema/limits.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { FormerPicture } from './former-picture.entity.ts';
import { imageAddressOf } from './image-address.ts';
import type { ImageUses } from '../../image-uses.ts';
import type { ImageStore } from './store/image-store.ts';
import { imagesInUse } from './images-in-use.ts';
import { StoredImage } from './stored-image.entity.ts';

const dayMs = 86_400_000;
const keptMs = imageLimits.unusedKeptDays * dayMs;

interface UnusedImagesDependencies {
  database: Database;
  store: ImageStore;
  /** What may show images. */
  uses: readonly ImageUses[];
  now: () => Date;
}

/**
 * Removes the images that no text has referred to for 30 days, but for those that the administrator
 * keeps (product 12.6), and former pictures 30 days after they were replaced; a chore of the
 * housekeeping.
 */
export class UnusedImages {
  private lookedAt = 0;

  constructor(private readonly deps: UnusedImagesDependencies) {}

  /** Reads every text, and so looks once a day at the most. */
  async remove(): Promise<void> {
    const { database, uses, now } = this.deps;
    const at = now();
    if (at.getTime() - this.lookedAt < dayMs || !(await database.reader.exists(StoredImage))) {
      return;
    }
    const used = await imagesInUse(database.reader, uses);
    await database.write(
      async (manager) => {
        await this.removeFormerPictures(manager, at);
        for (const image of await manager.find(StoredImage)) {
          await this.judge(manager, image, used.has(image.name), at);
        }
      },
      { lock: 'images' },
    );
    this.lookedAt = at.getTime();
  }

  private async judge(
    manager: EntityManager,
    { name, file, kept, unusedSince }: StoredImage,
    used: boolean,
    at: Date,
  ): Promise<void> {
    const since = used || kept ? null : (unusedSince ?? at);
    if (since !== null && at.getTime() - since.getTime() >= keptMs) {
      // The image goes first: should the process end here, the next look finds the row again.
      await this.deps.store.remove(file ?? name, manager);
      await manager.delete(StoredImage, { name });
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

  private async removeFormerPictures(manager: EntityManager, at: Date): Promise<void> {
    const long = LessThanOrEqual(new Date(at.getTime() - keptMs));
    for (const { file } of await manager.findBy(FormerPicture, { since: long })) {
      await this.deps.store.remove(file, manager);
      await manager.delete(FormerPicture, { file });
    }
  }
}
