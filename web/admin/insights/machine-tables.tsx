import { Card } from '../shell/card.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { commonFigures, type FigureTable, type Insights } from '../figures/figures.ts';
import { briefDate } from '../shell/moment-text.ts';

type MachineReader = Insights['machineReaders'][number];
type AssistantVisits = Insights['assistantVisits'][number];

const purposes: Record<MachineReader['purpose'], string> = {
  TRAINING: 'Training',
  SEARCH: 'Search',
  USER_REQUEST: 'A person’s request',
};

const forms: Record<MachineReader['form'], string> = {
  HTML: 'page',
  MARKDOWN: 'Markdown',
  MCP: 'MCP',
};

/** Which machines read what, in which form and why. */
export function machineReaderTable(rows: readonly MachineReader[]): FigureTable<MachineReader> {
  return {
    heading: 'Machine readers',
    remark: 'As they identify themselves.',
    rowTitle: 'Machine and page',
    rows,
    nameOf: ({ agent, form, path }) => `${agent} (${forms[form]}): ${path}`,
    figures: [commonFigures.reads],
    notes: [
      { title: 'Operator', of: ({ operator }) => operator },
      { title: 'Purpose', of: ({ purpose }) => purposes[purpose] },
      { title: 'Last read', of: ({ lastOn }) => briefDate(lastOn) },
    ],
    empty:
      'No data yet. Crawlers and assistants appear here with the pages they read, once they read one.',
  };
}

/** Visits by people who followed a link in an assistant. */
export function assistantTable(rows: readonly AssistantVisits[]): FigureTable<AssistantVisits> {
  return {
    heading: 'AI assistants',
    rowTitle: 'Assistant',
    rows,
    nameOf: ({ source }) => source,
    figures: [commonFigures.visits, commonFigures.requests],
    empty: 'No data yet. Assistants appear here once a person follows a link from their answers.',
  };
}

const heading = 'Articles not read for a person';

/** The published articles that no machine read for a person. */
export function UnreadArticles({ articles }: { articles: Insights['unreadByMachines'] }) {
  return (
    <CardBoundary heading={heading}>
      <Card
        heading={heading}
        extra={<p className="adm-note">No assistant read these to answer a person’s question.</p>}
      >
        {articles.length === 0 ? (
          <p className="adm-card-body adm-note">
            Assistants read every published article for a person in this period.
          </p>
        ) : (
          <ul className="adm-card-body ins-unread">
            {articles.map(({ path, title }) => (
              <li key={path}>
                <a className="tlink" href={path} target="_blank">
                  {title}
                  <span className="sr"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </CardBoundary>
  );
}
