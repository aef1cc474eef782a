import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an administrator has typed into a part of the content and not published (product 12.3). */
@Entity('content_draft')
export class ContentDraft {
  /** The name of the part. */
  @PrimaryColumn('varchar', { length: 32 })
  part!: string;

  /** E-mail address of whose draft it is: two people never overwrite each other. */
  @PrimaryColumn('varchar', { length: 254 })
  owner!: string;

  /** As it was typed, valid or not. */
  @Column('simple-json')
  value!: unknown;

  /** The version that it was typed over; null when whoever sent it did not say. */
  @Column('int', { nullable: true })
  basedOn!: number | null;

  @Column({ type: Date })
  savedAt!: Date;
}
