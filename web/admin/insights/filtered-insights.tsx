import { commonFigures, type FigureTable, type Insights } from '../figures/figures.ts';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { DaysView } from './days-view.tsx';
import { experienceTable } from './experience-table.ts';
import { FiguresCard } from './figures-card.tsx';
import type { CsvTable } from './figures-csv.ts';
import { FilterNotice, type InsightsFilter } from './insights-filter.tsx';
import { articleTable, daysTable, pageTable, PageLink, sourceTable } from './insights-tables.tsx';
import { machineReaderTable } from './machine-tables.tsx';

type PageSource = NonNullable<Insights['pageSources']>[number];

/** The pages of a source's visits. */
function landingPageTable(rows: readonly PageSource[]): FigureTable<PageSource> {
  return {
    heading: 'Pages',
    remark: 'On which the visits started.',
    rowTitle: 'Page',
    rows,
    nameOf: ({ path }) => path,
    show: (page) => <PageLink page={page} />,
    figures: [commonFigures.visits, commonFigures.requests],
    empty: 'No data yet. The pages on which visits from this source start appear here.',
  };
}

function pageOf({ pages }: Insights, path: string) {
  return pages.filter((page) => page.path === path);
}

/** The tables of a page. */
function pageTables(insights: Insights, path: string) {
  const rows = pageOf(insights, path);
  const isOfPage = (row: { path: string }): boolean => row.path === path;
  const [article] = articleTable(rows).rows;
  return {
    page: article ? articleTable(rows) : pageTable(rows),
    sources: {
      ...sourceTable(insights.pageSources ?? []),
      empty: 'No data yet. The sources of visits that start on this page appear here.',
    },
    machineReaders: machineReaderTable(insights.machineReaders.filter(isOfPage)),
    experience: experienceTable(insights.experience.filter(isOfPage)),
  };
}

/** The figures of a page or of a source. */
export function FilteredInsights({
  insights,
  filter: { path, source = '' },
}: {
  insights: Insights;
  filter: InsightsFilter;
}) {
  const isOfPage = path !== undefined;
  const tables = isOfPage ? pageTables(insights, path) : undefined;
  return (
    <>
      <FilterNotice name={isOfPage ? (pageOf(insights, path)[0]?.title ?? path) : source} />
      {tables ? <FiguresCard table={tables.page} /> : null}
      <CardBoundary heading="Day by day">
        <DaysView days={insights.days} lines={isOfPage ? ['views', 'visits'] : ['visits']} />
      </CardBoundary>
      {tables ? (
        <>
          <FiguresCard table={tables.sources} />
          <FiguresCard table={tables.machineReaders} />
          <FiguresCard table={tables.experience} />
        </>
      ) : (
        <FiguresCard table={landingPageTable(insights.pageSources ?? [])} />
      )}
      <p className="adm-note">
        {isOfPage
          ? 'Campaigns, searches and the steps of forms are not counted by page.'
          : 'Views, campaigns, searches and the steps of forms are not counted by source.'}
      </p>
    </>
  );
}

/** The same figures as tables of a file. */
export function tablesOfFilteredFile(
  insights: Insights,
  { path }: InsightsFilter,
  tableOf: <Row>(table: FigureTable<Row>) => CsvTable,
): CsvTable[] {
  if (path === undefined) {
    return [daysTable(insights.days), tableOf(landingPageTable(insights.pageSources ?? []))];
  }
  const { page, sources, machineReaders, experience } = pageTables(insights, path);
  return [
    tableOf(page),
    daysTable(insights.days),
    tableOf(sources),
    tableOf(machineReaders),
    tableOf(experience),
  ];
}
