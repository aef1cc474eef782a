import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** How often visitors searched for a query; its name is the query. */
@Entity('insights_search', { withoutRowid: true })
export class SearchAggregate extends NamedAggregate {
  @Column('int')
  searches!: number;

  /** Searches without results. */
  @Column('int')
  fruitless!: number;

  /** The number of articles in the last result. */
  @Column('int')
  results!: number;

  /** The last day with a search without results, as YYYY-MM-DD; empty if there is none. */
  @Column('varchar', { length: 10 })
  fruitlessOn!: string;
}
