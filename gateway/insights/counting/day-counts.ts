import { insightsLimits, otherName } from '../../../schema/insights-limits.ts';
import type {
  CampaignAggregate,
  DayAggregate,
  FormAggregate,
  MachineAggregate,
  NamedAggregate,
  PageAggregate,
  PageSourceAggregate,
  SearchAggregate,
  SourceAggregate,
} from '../aggregates.entity.ts';
import { addHistogram, type Histogram } from '../histogram.ts';
import { otherPagesName } from '../machines/machine-read.ts';
import { NewNames } from './new-names.ts';

/** The aggregates of a row without its period and name. */
type AggregateCounts<Row extends NamedAggregate> = Omit<Row, keyof NamedAggregate>;

export type Columns = Record<string, number>;

/**
 * Adds one row's columns to another's, except the number of results, which is replaced by the later
 * one.
 */
export function addColumns(to: Columns, later: Columns): void {
  for (const [column, value] of Object.entries(later)) {
    to[column] = column === 'results' ? value : (to[column] ?? 0) + value;
  }
}

/** Rows by name up to a maximum number; all others share one row. */
export class Named<Row> {
  readonly rows = new Map<string, Row>();

  /** `overflowOf` is the name under which a name is counted that does not fit. */
  constructor(
    private readonly empty: () => Row,
    readonly overflowOf: (name: string) => string = () => otherName,
  ) {}

  /** The row of a name, or the shared row of all others. */
  of(name: string): Row {
    const known = this.rows.get(name);
    if (known !== undefined) {
      return known;
    }
    const overflow = this.overflowOf(name);
    const fits = name === overflow || this.rows.size < insightsLimits.namesWaiting;
    if (!fits) {
      return this.of(overflow);
    }
    const row = this.empty();
    this.rows.set(name, row);
    return row;
  }

  add({ rows }: Named<Row>, addRow: (to: Row, later: Row) => void): void {
    rows.forEach((row, name) => addRow(this.of(name), row));
  }
}

/** The counts of a day that are not stored yet. */
export class DayCounts {
  /** `names` limits the names that visitors introduce; it lasts for the day. */
  constructor(readonly names = new NewNames()) {}

  readonly totals: Omit<DayAggregate, 'period'> = {
    views: 0,
    visits: 0,
    searches: 0,
    fruitlessSearches: 0,
    dialogs: 0,
    requests: 0,
  };
  readonly pages = new Named<AggregateCounts<PageAggregate>>(() => ({
    views: 0,
    visits: 0,
    reads: 0,
    dialogs: 0,
    requests: 0,
  }));
  readonly sources = new Named<AggregateCounts<SourceAggregate>>(() => ({
    visits: 0,
    requests: 0,
  }));
  readonly pageSources = new Named<AggregateCounts<PageSourceAggregate>>(() => ({
    visits: 0,
    requests: 0,
  }));
  readonly campaigns = new Named<AggregateCounts<CampaignAggregate>>(() => ({
    visits: 0,
    requests: 0,
  }));
  readonly searches = new Named<Omit<AggregateCounts<SearchAggregate>, 'fruitlessOn'>>(() => ({
    searches: 0,
    fruitless: 0,
    results: 0,
  }));
  readonly forms = new Named<AggregateCounts<FormAggregate>>(() => ({ times: 0 }));
  readonly machines = new Named<Omit<AggregateCounts<MachineAggregate>, 'lastOn'>>(
    () => ({ reads: 0 }),
    otherPagesName,
  );
  readonly experience = new Named<Histogram>(() => new Map());

  add(later: DayCounts): void {
    addColumns(this.totals, later.totals);
    this.pages.add(later.pages, addColumns);
    this.sources.add(later.sources, addColumns);
    this.pageSources.add(later.pageSources, addColumns);
    this.campaigns.add(later.campaigns, addColumns);
    this.searches.add(later.searches, addColumns);
    this.forms.add(later.forms, addColumns);
    this.machines.add(later.machines, addColumns);
    this.experience.add(later.experience, addHistogram);
  }
}

/** The name under which a step of a form, or an abandoned field, is counted. */
export function placeOf(form: 'ACCESS' | 'DEMO', stepOrField: string): string {
  return `${form} ${stepOrField}`;
}
