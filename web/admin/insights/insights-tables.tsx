import { Link } from 'react-router';
import { otherName } from '../../../schema/insights-limits.ts';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { experienceTable } from './experience-table.ts';
import { FigureRows, FiguresCard } from './figures-card.tsx';
import type { CsvTable } from './figures-csv.ts';
import { commonFigures, type FigureTable, type Insights } from '../figures/figures.ts';
import { FilterLink } from './insights-filter.tsx';
import { funnelTables } from './funnel-tables.ts';
import { assistantTable, machineReaderTable, UnreadArticles } from './machine-tables.tsx';
import { Permitted } from '../session/permissions.tsx';
import { ideaState } from '../shell/view-address.ts';
import { Card } from '../shell/card.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { briefDate } from '../shell/moment-text.ts';

const { views, visits, reads, dialogs, requests } = commonFigures;
const searchNames = ['search', 'searches'] as const;

const articlePath = /^\/(reflections|blog)\/./;

type Page = Insights['pages'][number];

/** A page's title, which leads to its figures, and a link to the page. */
export function PageLink({ page: { path, title } }: { page: Pick<Page, 'path' | 'title'> }) {
  if (path === otherName) return path;
  return (
    <>
      <FilterLink filter={{ path }}>{title ?? path}</FilterLink>
      {title === null ? null : (
        <a className="ins-open" href={path} target="_blank">
          <InterfaceIcon name="external" />
          <span className="sr">{title} (opens in a new tab)</span>
        </a>
      )}
    </>
  );
}

function sourceLink({ source }: { source: string }) {
  return source === otherName ? source : <FilterLink filter={{ source }}>{source}</FilterLink>;
}

/** The funnel of each article, from opening it to a request. */
export function articleTable(pages: readonly Page[]): FigureTable<Page> {
  return {
    heading: 'Articles',
    rowTitle: 'Article',
    rows: pages.filter(({ path }) => articlePath.test(path)),
    nameOf: ({ path }) => path,
    show: (page) => <PageLink page={page} />,
    figures: [views, reads, dialogs, requests],
    empty:
      'No data yet. Each article’s views, full reads, opened forms and requests appear here after the first visits.',
  };
}

export function pageTable(pages: readonly Page[]): FigureTable<Page> {
  return {
    heading: 'Pages',
    rowTitle: 'Page',
    rows: pages.filter(({ path }) => !articlePath.test(path)),
    nameOf: ({ path }) => path,
    show: (page) => <PageLink page={page} />,
    figures: [views, visits, dialogs, requests],
    empty: 'No data yet. Pages appear here once visitors open them.',
  };
}

export function sourceTable<Row extends Insights['sources'][number]>(
  rows: readonly Row[],
): FigureTable<Row> {
  return {
    heading: 'Sources',
    rowTitle: 'Source',
    rows,
    nameOf: ({ source }) => source,
    show: sourceLink,
    figures: [visits, requests],
    empty:
      'No data yet. The sites and campaigns that visitors come from appear here after the first visits.',
  };
}

function campaignTable(rows: Insights['campaigns']): FigureTable<Insights['campaigns'][number]> {
  return {
    heading: 'Campaigns',
    rowTitle: 'Campaign',
    rows,
    nameOf: ({ campaign }) => campaign,
    figures: [visits, requests],
    empty: 'No campaign visits yet. Visits through links with utm_campaign appear here.',
  };
}

function searchTable(rows: Insights['searches']): FigureTable<Insights['searches'][number]> {
  return {
    heading: 'Searches',
    rowTitle: 'Search term',
    rows,
    nameOf: ({ query }) => query,
    figures: [
      { title: 'Searches', unitNames: searchNames, of: ({ count }) => count },
      { title: 'Articles found', unitNames: ['article', 'articles'], of: ({ results }) => results },
    ],
    empty: 'No searches yet. What visitors search for in the blog appears here.',
  };
}

function noResultsTable(
  rows: Insights['fruitlessSearches'],
): FigureTable<Insights['fruitlessSearches'][number]> {
  return {
    heading: 'Searches without results',
    rowTitle: 'Search term',
    rows,
    nameOf: ({ query }) => query,
    figures: [{ title: 'Searches', unitNames: searchNames, of: ({ count }) => count }],
    notes: [{ title: 'Last search', of: ({ lastOn }) => briefDate(lastOn) }],
    action: ({ query }) => (
      <Permitted to="write">
        <Link
          className="btn btn-s btn-sm"
          to="?tab=posts"
          state={ideaState(query)}
          aria-label={`Write about this: ${query}`}
        >
          Write about this
        </Link>
      </Permitted>
    ),
    empty: 'No searches without results yet. They appear here as ideas for new articles.',
  };
}

/** All tables below the chart of days. */
export function InsightsTables({ insights }: { insights: Insights }) {
  return (
    <>
      <FiguresCard table={articleTable(insights.pages)} />
      <div className="ovw-grid">
        <FiguresCard table={noResultsTable(insights.fruitlessSearches)} />
        <FiguresCard table={searchTable(insights.searches)} />
      </div>
      <FiguresCard table={pageTable(insights.pages)} />
      <div className="ovw-grid">
        <FiguresCard table={sourceTable(insights.sources)} />
        <FiguresCard table={campaignTable(insights.campaigns)} />
      </div>
      <FiguresCard table={machineReaderTable(insights.machineReaders)} />
      <div className="ovw-grid">
        <FiguresCard table={assistantTable(insights.assistantVisits)} />
        <UnreadArticles articles={insights.unreadByMachines} />
      </div>
      <div className="ovw-grid">
        {insights.funnels.map((funnel) => (
          <FunnelCard key={funnel.form} funnel={funnel} />
        ))}
      </div>
      <FiguresCard table={experienceTable(insights.experience)} />
    </>
  );
}

export function daysTable(days: Insights['days']): CsvTable {
  return [
    ['Days', 'Views', 'Visits', 'Requests'],
    ...days.map(({ day, views, visits, requests }) => [day, views, visits, requests]),
  ];
}

/** All figures of the tab as tables of a file. */
export function tablesOfFile(
  insights: Insights,
  tableOf: <Row>(table: FigureTable<Row>) => CsvTable,
): CsvTable[] {
  return [
    daysTable(insights.days),
    tableOf(articleTable(insights.pages)),
    tableOf(pageTable(insights.pages)),
    tableOf(sourceTable(insights.sources)),
    tableOf(campaignTable(insights.campaigns)),
    tableOf(machineReaderTable(insights.machineReaders)),
    tableOf(assistantTable(insights.assistantVisits)),
    tableOf(searchTable(insights.searches)),
    tableOf(noResultsTable(insights.fruitlessSearches)),
    ...insights.funnels.flatMap((funnel) => {
      const [steps, left] = funnelTables(funnel);
      return [tableOf(steps), tableOf(left)];
    }),
    tableOf(experienceTable(insights.experience)),
  ];
}

/** One form: its steps with the rates between them, and the fields at which visitors gave up. */
function FunnelCard({ funnel }: { funnel: Insights['funnels'][number] }) {
  const [steps, left] = funnelTables(funnel);
  return (
    <CardBoundary heading={steps.heading}>
      <Card heading={steps.heading}>
        <FigureRows table={steps} />
        {steps.rows.length === 0 ? null : (
          <>
            <h4 className="ins-part">Where visitors gave up</h4>
            <FigureRows table={left} label="Where visitors gave up" />
          </>
        )}
      </Card>
    </CardBoundary>
  );
}
