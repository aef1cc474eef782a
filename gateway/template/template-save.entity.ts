import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TemplateConfig } from '../../schema/template/template-config.ts';

/** One saved template; the latest is current (product 7.2). */
@Entity('template_save')
export class TemplateSave {
  /** The number of the save, separate from the config's own version, which is always 1.0.0. */
  @PrimaryGeneratedColumn('increment')
  number!: number;

  @Column('simple-json')
  config!: TemplateConfig;

  @Column({ type: Date })
  savedAt!: Date;

  /** E-mail address of the administrator who saved it. */
  @Column('varchar', { length: 254 })
  savedBy!: string;
}
