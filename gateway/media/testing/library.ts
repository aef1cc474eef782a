import path from 'node:path';
import sharp from 'sharp';
import { PreviousImage, StoredImage } from '../../images/stored-image.entity.ts';
import { contentWith, startBlogApp } from '../../testing/blog-app.ts';
import { clearImagePlace, imageNamesAt, makeImagePlace } from '../../testing/image-places.ts';
import { mediaDesk, type LibraryEntry } from '../../testing/media-desk.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

/** The name of an uploaded image: the last part of its URL. */
export const nameOf = (url: string): string => path.basename(url);

/** A post that shows an image. */
export const showing = (url: string) => ({ content: contentWith(`![A figure](${url})`) });

/** An application with its own image storage, and an administrator in its image library. */
export async function startLibrary(
  engine: 'sqlite' | 'postgres',
  kind: Parameters<typeof makeImagePlace>[0],
) {
  const images = await makeImagePlace(kind);
  const storage = await createTestDatabase(engine);
  const app = await startBlogApp(engine, { uploads: images.place }, storage);
  const desk = mediaDesk(app);
  const all = async (variables = {}): Promise<LibraryEntry[]> =>
    (await desk.list(variables)).edges.map(({ node }) => node);
  return {
    app,
    images,
    storage,
    desk,
    all,
    /** The only image in the library. */
    only: async (): Promise<LibraryEntry> => {
      const [image, ...others] = await all();
      if (image === undefined || others.length > 0) throw new Error('There is not one image.');
      return image;
    },
    /** Width and height of the image at a URL. */
    sizeAt: async (address: string): Promise<(number | undefined)[]> => {
      const served = await fetch(`${app.url}${address}`);
      const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      return [width, height];
    },
    /** The names of the stored files. */
    stored: (): Promise<string[]> => imageNamesAt(images.place, app.database),
    clear: async (): Promise<void> => {
      await clearImagePlace(images.place, app.database);
      await app.database.write(async (manager) => {
        await manager.clear(StoredImage);
        await manager.clear(PreviousImage);
      });
    },
    close: async (): Promise<void> => {
      await app.close();
      await storage.remove();
      await images.remove();
    },
  };
}

export type Library = Awaited<ReturnType<typeof startLibrary>>;
