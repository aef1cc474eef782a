import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file whose picture was replaced: it is removed 30 days later, or with its image. */
@Entity('former_picture')
export class PreviousImage {
  @PrimaryColumn('varchar', { length: 60 })
  file!: string;

  /** The name of the image that it was the picture of. */
  @Column('varchar', { length: 60 })
  image!: string;

  @Column({ type: Date })
  since!: Date;
}
