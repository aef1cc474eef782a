import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Totals of a UTC day. They contain no personal data (product 13.7). */
@Entity('insights_day', { withoutRowid: true })
export class DayAggregate {
  /** As YYYY-MM-DD. */
  @PrimaryColumn('varchar', { length: 10 })
  period!: string;

  @Column('int')
  views!: number;

  @Column('int')
  visits!: number;

  @Column('int')
  searches!: number;

  @Column('int')
  fruitlessSearches!: number;

  @Column('int')
  dialogs!: number;

  @Column('int')
  requests!: number;
}

/** Aggregates of a span of days by name. */
export abstract class NamedAggregate {
  /**
   * A UTC day as YYYY-MM-DD, or a prefix of it, for the aggregates of all its days: see `spansOf`.
   */
  @PrimaryColumn('varchar', { length: 10 })
  period!: string;

  @PrimaryColumn('varchar', { length: 300 })
  name!: string;
}

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

@Entity('insights_source', { withoutRowid: true })
export class SourceAggregate extends NamedAggregate {
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}

/** Visits and requests by page and source; its name is both: see `pageSourceName`. */
@Entity('insights_page_source', { withoutRowid: true })
export class PageSourceAggregate extends NamedAggregate {
  /** Visits from the source that started on the page. */
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}

@Entity('insights_campaign', { withoutRowid: true })
export class CampaignAggregate extends NamedAggregate {
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}

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

/** How often a step of a form was reached, or the form was abandoned at a field; see `placeOf`. */
@Entity('insights_form', { withoutRowid: true })
export class FormAggregate extends NamedAggregate {
  @Column('int')
  times!: number;
}

/** Loading speed and layout stability of a page; its name is the path. */
@Entity('insights_experience', { withoutRowid: true })
export class ExperienceAggregate extends NamedAggregate {
  /** The number of measured loads: see `samplesOf`. */
  @Column('int', { default: 0 })
  samples!: number;

  /** The number of loads per value, as encoded by `packHistogram`. */
  @Column('text')
  histogram!: string;
}

/** Reads by a machine; its name is the agent, the form and the path: see `machineReadName`. */
@Entity('insights_machine', { withoutRowid: true })
export class MachineAggregate extends NamedAggregate {
  @Column('int')
  reads!: number;

  /** The day of the last read, as YYYY-MM-DD. */
  @Column('varchar', { length: 10 })
  lastOn!: string;
}

export const namedAggregates = [
  PageAggregate,
  SourceAggregate,
  PageSourceAggregate,
  CampaignAggregate,
  SearchAggregate,
  FormAggregate,
  ExperienceAggregate,
  MachineAggregate,
];

export const insightsTables = [DayAggregate, ...namedAggregates];
