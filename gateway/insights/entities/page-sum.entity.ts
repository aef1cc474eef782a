import { Column, Entity } from 'typeorm';
import { NamedSum } from './named-sum.ts';

/** What was counted on a page; its name is the path. */
@Entity('insights_page', { withoutRowid: true })
export class PageSum extends NamedSum {
  @Column('int')
  views!: number;

  @Column('int')
  visits!: number;

  @Column('int')
  reads!: number;

  @Column('int')
  dialogs!: number;

  @Column('int')
  requests!: number;
}
