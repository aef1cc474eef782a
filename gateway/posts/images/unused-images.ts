import type { EntityManager } from 'typeorm';
import { imageLimits } from '../../../schema/limits.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import { imageAddressOf } from './image-address.ts';
import type { ImageStore } from './store/image-store.ts';
import { imagesInUse } from './images-in-use.ts';
import { StoredImage } from './stored-image.entity.ts';

const dayMs = 86_400_000;
const keptMs = imageLimits.unusedKeptDays * dayMs;

interface UnusedImagesDependencies {
  database: Database;
  store: ImageStore;
  now: () => Date;
}

/** Removes the images that no text has referred to for 30 days; a chore of the housekeeping. */
export class UnusedImages {
  private lookedAt = 0;

  constructor(private readonly deps: UnusedImagesDependencies) {}

  /** Reads every text, and so looks once a day at the most. */
  async remove(): Promise<void> {
    const { database, now } = this.deps;
    const at = now();
    if (at.getTime() - this.lookedAt < dayMs || !(await database.reader.exists(StoredImage))) {
      return;
    }
    const used = await imagesInUse(database.reader);
    await database.write(
      async (manager) => {
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
    { name, unusedSince }: StoredImage,
    used: boolean,
    at: Date,
  ): Promise<void> {
    const since = used ? null : (unusedSince ?? at);
    if (since !== null && at.getTime() - since.getTime() >= keptMs) {
      // The image goes first: should the process end here, the next look finds the row again.
      await this.deps.store.remove(name, manager);
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
}
