import { IsNull, type EntityManager } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import type { Database } from '../database/database.ts';
import type { ImageUses } from '../images/image-uses.ts';
import type { Logger } from '../log/logger.ts';
import { imageNamesIn } from '../images/image-address.ts';
import { imagesInUse } from '../images/images-in-use.ts';
import type { ImageStore } from '../images/store/image-store.ts';
import { PreviousImage, StoredImage } from '../images/stored-image.entity.ts';

interface EarlierImagesDependencies {
  database: Database;
  logger: Logger;
  images: { store: ImageStore };
  uses: readonly ImageUses[];
}

/** The uploader and the time of an upload, from the audit log. */
type Upload = Pick<StoredImage, 'uploadedAt' | 'uploadedBy'>;

async function loggedUploads(manager: EntityManager): Promise<Map<string, Upload>> {
  const entries = await manager.find(AuditEntry, {
    select: { id: true, at: true, actor: true, detail: true },
    where: { action: 'post.image' },
  });
  return new Map(
    entries.flatMap(({ at, actor, detail }) =>
      imageNamesIn(detail ?? '').map((name) => [name, { uploadedAt: at, uploadedBy: actor }]),
    ),
  );
}

/** Adds the uploads of earlier releases to the library. */
export class EarlierImages {
  private filesKnown = false;

  constructor(private readonly deps: EarlierImagesDependencies) {}

  /** Call it before the library is listed; files that cannot be read now are added another time. */
  async takeIn(): Promise<void> {
    try {
      await this.addFiles();
      await this.complete();
    } catch (error) {
      this.deps.logger.warn(
        { err: error },
        'Earlier images could not be taken into the library yet',
      );
    }
  }

  /** Adds files that the site's texts use; other files may belong to another site. */
  private async addFiles(): Promise<void> {
    if (this.filesKnown) {
      return;
    }
    const { database, images, uses } = this.deps;
    const known = new Set((await database.reader.find(StoredImage)).map(({ name }) => name));
    // The file of a deleted image may still be there.
    (await database.reader.find(PreviousImage)).forEach(({ file }) => known.add(file));
    const strange: string[] = [];
    for await (const name of images.store.names()) {
      if (!known.has(name)) strange.push(name);
    }
    if (strange.length > 0) {
      const used = await imagesInUse(database.reader, uses);
      const added = strange.filter((name) => used.has(name)).map((name) => ({ name }));
      await database.write(async (manager) => {
        for (const image of added) {
          await manager
            .createQueryBuilder()
            .insert()
            .into(StoredImage)
            .values(image)
            .orIgnore()
            .execute();
        }
      });
    }
    this.filesKnown = true;
  }

  /** Adds the size and the uploader of each image. */
  private async complete(): Promise<void> {
    const { database, images } = this.deps;
    const incomplete = await database.reader.findBy(StoredImage, { bytes: IsNull() });
    if (incomplete.length === 0) {
      return;
    }
    const uploads = await loggedUploads(database.reader);
    for (const { name, file, uploadedAt, uploadedBy } of incomplete) {
      const bytes = (await images.store.read(file ?? name))?.length ?? 0;
      const upload = uploads.get(name) ?? { uploadedAt, uploadedBy };
      await database.write((manager) =>
        manager.update(StoredImage, { name, bytes: IsNull() }, { bytes, ...upload }),
      );
    }
  }
}
