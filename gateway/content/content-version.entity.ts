import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a version of a part of the content was created. */
export type ContentOrigin = 'publish' | 'restore' | 'file';

/**
 * A published version of a part of the content; the last one of a part is current (product 12.1).
 */
@Entity('content_version')
export class ContentVersion {
  @PrimaryColumn('varchar', { length: 32 })
  part!: string;

  /** The version number within the part, from 1; 0 is the file. */
  @PrimaryColumn('int')
  version!: number;

  @Column('simple-json')
  value!: unknown;

  /**
   * Hash of the content of the part's file at that time, used to notice later changes of the file.
   */
  @Column('varchar', { length: 64 })
  fileHash!: string;

  @Column('varchar', { length: 16 })
  origin!: ContentOrigin;

  /** The earlier version that it restored, if any. */
  @Column('int', { nullable: true })
  restored!: number | null;

  @Column({ type: Date })
  updatedAt!: Date;

  /** E-mail address of the publisher. */
  @Column('varchar', { length: 254 })
  updatedBy!: string;
}
