import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** How often a query was searched for; its name is the query. */
@Entity('insights_search', { withoutRowid: true })
export class SearchAggregate extends NamedAggregate {
  @Column('int')
  searches!: number;

  /** Those that found nothing. */
  @Column('int')
  fruitless!: number;

  /** How many articles the last one found. */
  @Column('int')
  results!: number;

  /** The last day on which nothing was found, as YYYY-MM-DD; empty while there is none. */
  @Column('varchar', { length: 10 })
  fruitlessOn!: string;
}
