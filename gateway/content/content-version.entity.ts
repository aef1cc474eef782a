import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a version of a part of the content came to be. */
export type ContentOrigin = 'publish' | 'restore' | 'file';

/**
 * A published version of a part of the content; the last one of a part is current (product 12.1).
 */
@Entity('content_version')
export class ContentVersion {
  /** The name of the part. */
  @PrimaryColumn('varchar', { length: 32 })
  part!: string;

  /** Counts the versions of the part, from 1; 0 is the file. */
  @PrimaryColumn('int')
  version!: number;

  @Column('simple-json')
  value!: unknown;

  /** Hash of what the part's file said at that moment, so that later changes of it are noticed. */
  @Column('varchar', { length: 64 })
  fileHash!: string;

  @Column('varchar', { length: 16 })
  origin!: ContentOrigin;

  /** The earlier version that it brought back, if it did. */
  @Column('int', { nullable: true })
  restored!: number | null;

  @Column({ type: Date })
  updatedAt!: Date;

  /** E-mail address of who published it. */
  @Column('varchar', { length: 254 })
  updatedBy!: string;
}
