import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** The aggregates of a page; its name is the path. */
@Entity('insights_page', { withoutRowid: true })
export class PageAggregate extends NamedAggregate {
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
