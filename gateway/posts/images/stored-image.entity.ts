import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded image that this database knows of; no other file is ever removed. */
@Entity('stored_image')
export class StoredImage {
  /** What its file is called. */
  @PrimaryColumn('varchar', { length: 60 })
  name!: string;

  /** Since when no text refers to it; null while one does. */
  @Column({ type: Date, nullable: true })
  unusedSince!: Date | null;
}
