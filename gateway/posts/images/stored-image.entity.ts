import { Column, Entity, PrimaryColumn } from 'typeorm';
import { mediaLimits } from '../../../schema/media-limits.ts';

/**
 * An uploaded image that this database knows of; no other file is ever removed. What was uploaded
 * by an earlier release lacks some of it until it is first listed.
 */
@Entity('stored_image')
export class StoredImage {
  /** The last part of its address, which it keeps; its first picture's file is called so. */
  @PrimaryColumn('varchar', { length: 60 })
  name!: string;

  /** Since when no text refers to it; null while one does. */
  @Column({ type: Date, nullable: true })
  unusedSince!: Date | null;

  /** The file of its present picture, once that was replaced. */
  @Column('varchar', { length: 60, nullable: true })
  file!: string | null;

  /** What its present picture weighs; null until that is known. */
  @Column('int', { nullable: true })
  bytes!: number | null;

  /** The alternative text that new uses begin with. */
  @Column('varchar', { length: mediaLimits.altTextMax, default: '' })
  altText!: string;

  /** When it was uploaded; null where that is not known. */
  @Column({ type: Date, nullable: true })
  uploadedAt!: Date | null;

  /** E-mail address of who uploaded it; null where that is not known. */
  @Column('varchar', { length: 254, nullable: true })
  uploadedBy!: string | null;

  /** It stays until it is deleted, whether anything uses it or not (product 12.6). */
  @Column('boolean', { default: false })
  kept!: boolean;

  /** When it was deleted; what remains is for texts that can be brought back. */
  @Column({ type: Date, nullable: true })
  deletedAt!: Date | null;
}
