import { Column, Entity, PrimaryColumn } from 'typeorm';
import { postLimits as limits } from '../../../schema/limits.ts';

/** Records that an article of `data/content` was imported, whatever happened to its post since. */
@Entity('imported_article')
export class ImportedArticle {
  @PrimaryColumn('varchar', { length: limits.slugMax })
  slug!: string;

  @Column({ type: Date })
  importedAt!: Date;
}
