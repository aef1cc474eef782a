import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file whose image was replaced: it is removed 30 days later, or together with its image. */
@Entity('former_picture')
export class PreviousImage {
  @PrimaryColumn('varchar', { length: 60 })
  file!: string;

  /** The name of the image that it belonged to. */
  @Column('varchar', { length: 60 })
  image!: string;

  @Column({ type: Date })
  since!: Date;
}
