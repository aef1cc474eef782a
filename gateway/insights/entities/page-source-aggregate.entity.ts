import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** Visits and requests by page and source; its name is both: see `pageSourceName`. */
@Entity('insights_page_source', { withoutRowid: true })
export class PageSourceAggregate extends NamedAggregate {
  /** Visits from the source that started on the page. */
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}
