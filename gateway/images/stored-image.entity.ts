import { Column, Entity, PrimaryColumn } from 'typeorm';
import { mediaLimits } from '../../schema/media-rules.ts';

/**
 * An uploaded image known to this database; no other file is ever removed. Uploads of earlier
 * releases lack some columns until they are first listed.
 */
@Entity('stored_image')
export class StoredImage {
  /** The permanent last part of its URL, and the name of its first file. */
  @PrimaryColumn('varchar', { length: 60 })
  name!: string;

  /** The time since when no text refers to it; null while one does. */
  @Column({ type: Date, nullable: true })
  unusedSince!: Date | null;

  /** The current file, if the image was replaced. */
  @Column('varchar', { length: 60, nullable: true })
  file!: string | null;

  /** Size of the current file in bytes; null until known. */
  @Column('int', { nullable: true })
  bytes!: number | null;

  /** The initial alternative text of new uses. */
  @Column('varchar', { length: mediaLimits.altTextMax, default: '' })
  altText!: string;

  /** The name of the file that was sent; null if not known. */
  @Column('varchar', { length: mediaLimits.fileNameMax, nullable: true })
  fileName!: string | null;

  /** Null if not known. */
  @Column({ type: Date, nullable: true })
  uploadedAt!: Date | null;

  /** E-mail address of the uploader; null if not known. */
  @Column('varchar', { length: 254, nullable: true })
  uploadedBy!: string | null;

  /** Whether it stays until deleted, used or not (product 12.6). */
  @Column('boolean', { default: false })
  kept!: boolean;

  /** The time of deletion; the row then remains only for texts that can be restored. */
  @Column({ type: Date, nullable: true })
  deletedAt!: Date | null;
}

/** A file to be removed: 30 days after its image was replaced, or once its image is deleted. */
@Entity('former_picture')
export class PreviousImage {
  @PrimaryColumn('varchar', { length: 60 })
  file!: string;

  /** The name of the image that it belonged to. */
  @Column('varchar', { length: 60 })
  image!: string;

  /** The time of the replacement; 1970 if the image is deleted. */
  @Column({ type: Date })
  since!: Date;
}
