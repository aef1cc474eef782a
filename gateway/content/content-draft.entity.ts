import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An administrator's unsaved changes to a part of the content (product 12.3). */
@Entity('content_draft')
export class ContentDraft {
  @PrimaryColumn('varchar', { length: 32 })
  part!: string;

  /** E-mail address of the draft's owner: two people cannot overwrite each other's drafts. */
  @PrimaryColumn('varchar', { length: 254 })
  owner!: string;

  /** The text as typed, valid or not. */
  @Column('simple-json')
  value!: unknown;

  /** The version that was edited; null if the client did not send it. */
  @Column('int', { nullable: true })
  basedOn!: number | null;

  @Column({ type: Date })
  savedAt!: Date;
}
