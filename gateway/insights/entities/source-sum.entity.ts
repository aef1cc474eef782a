import { Column, Entity } from 'typeorm';
import { NamedSum } from './named-sum.ts';

/** What a source led to the site. */
@Entity('insights_source', { withoutRowid: true })
export class SourceSum extends NamedSum {
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}
