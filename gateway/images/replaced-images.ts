import { IsNull, Not } from 'typeorm';
import { changedImages } from '../changes/change.ts';
import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import type { ShownImages } from '../site/shown-images.ts';
import { imageAddressesIn, imageNamesIn, sizeOfImageAt, imageAddressOf } from './image-address.ts';
import { StoredImage } from './stored-image.entity.ts';

const versionDigits = 12;
const imageTags = /<img\b[^>]*>/g;

/**
 * The replaced images, as this gateway knows them. An image keeps its URL; each version has a file
 * of its own, so that the bytes of a file never change. URLs of a replaced image carry the version
 * of its current file: browsers cache each one permanently, and no one sees a previous one.
 */
export class ReplacedImages implements ShownImages {
  private files: ReadonlyMap<string, string> = new Map();

  private constructor(private readonly database: Database) {}

  /** Reads the replaced images, and tracks later replacements. */
  static async open(
    database: Database,
    changes: Pick<SiteChanges, 'follow'>,
  ): Promise<ReplacedImages> {
    const replaced = new ReplacedImages(database);
    await replaced.read();
    changes.follow(async (received) => {
      if (changedImages(received)?.size !== 0) {
        await replaced.read();
      }
    });
    return replaced;
  }

  /** The current file of an image. */
  fileOf(name: string): string {
    return this.files.get(name) ?? name;
  }

  /** The version token of the current image; undefined if it was never replaced. */
  versionOf(name: string): string | undefined {
    return this.files.get(name)?.slice(0, versionDigits);
  }

  address(address: string): string {
    return this.files.size === 0 ? address : this.withVersions(address);
  }

  html(html: string): string {
    if (this.files.size === 0) {
      return html;
    }
    return this.withVersions(html.replace(imageTags, (image) => this.sized(image)));
  }

  private withVersions(text: string): string {
    return text.replace(imageAddressesIn, (address: string, name: string) => {
      const version = this.versionOf(name);
      return version === undefined ? address : `${imageAddressOf(name)}?v=${version}`;
    });
  }

  /** Reserves the space of the current image instead of that of the first one. */
  private sized(image: string): string {
    const [name = ''] = imageNamesIn(image);
    const file = this.files.get(name);
    const [first, present] = [name, file ?? ''].map((one) => sizeOfImageAt(imageAddressOf(one)));
    if (first === undefined || present === undefined) {
      return image;
    }
    const dimensions = (size: typeof first): string =>
      `width="${String(size.width)}" height="${String(size.height)}"`;
    return image.replace(dimensions(first), dimensions(present));
  }

  private async read(): Promise<void> {
    const rows = await this.database.reader.find(StoredImage, {
      select: { name: true, file: true },
      where: { file: Not(IsNull()) },
    });
    this.files = new Map(rows.flatMap(({ name, file }) => (file === null ? [] : [[name, file]])));
  }
}
