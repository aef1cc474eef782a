import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { RequestOverviewQuery } from '../../../generated/admin.ts';
import { kindLabels } from '../request-labels.ts';
import { requestPlatforms, requestStudies, type RequestView } from '../request-view.ts';
import { articlePath } from '../../../../schema/article-path.ts';
import { Card } from '../../shell/card.tsx';
import { CountLink } from './count-link.tsx';
import { ChartPlace, SharesChart } from '../../figures/lazy-charts.tsx';

/** In pixels; must match the style sheet. */
const rowHeight = 36;

interface SharesProps {
  heading: string;
  /** Heading of the first column. */
  unitName: string;
  rows: readonly ShareRow[];
}

/** A category of requests with its count. */
interface ShareRow {
  key: string;
  /** Short text for the link. */
  text: string;
  /** The displayed name; by default, `text`. */
  name?: ReactNode;
  count: number;
  /** The URL of its requests. */
  to: string | undefined;
}

/** Requests by category: counts and bars, both with links to the requests. */
function Shares({ heading, unitName, rows }: SharesProps) {
  const navigate = useNavigate();
  const press = ({ y }: { y: number }) => {
    const to = rows[Math.floor(y * rows.length)]?.to;
    if (to !== undefined) void navigate(to);
  };
  return (
    <Card heading={heading}>
      {rows.length === 0 ? (
        <p className="adm-card-body adm-note">No requests in this period.</p>
      ) : (
        <div className="ovw-shares">
          <table className="ovw-table" aria-label={heading}>
            <thead>
              <tr>
                <th scope="col">{unitName}</th>
                <th scope="col">Requests</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, text, name, count, to }) => (
                <tr key={key}>
                  <th scope="row">
                    <span>{name ?? text}</span>
                  </th>
                  <td>
                    <CountLink count={count} of={text} to={to} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ChartPlace className="ovw-bars" height={rows.length * rowHeight} onPress={press}>
            <SharesChart counts={rows.map(({ count }) => count)} />
          </ChartPlace>
        </div>
      )}
    </Card>
  );
}

type Overview = RequestOverviewQuery['requestOverview'];

interface OverviewSharesProps {
  overview: Overview;
  /** The URL of the list with these filters. */
  listOf: (narrowing: Partial<RequestView>) => string;
}

/** Requests by kind, source, platform, number of studies and origin. */
export function OverviewShares({ overview, listOf }: OverviewSharesProps) {
  const { byKind, bySource, byPlatform, byNumberOfStudies, byButton, byArticle } = overview;
  const rowsOf = (
    shares: Overview['bySource'],
    narrowingOf: (name: string) => Partial<RequestView> | undefined,
  ): ShareRow[] =>
    shares.map(({ name, count }) => {
      const narrowing = narrowingOf(name);
      return { key: name, text: name, count, to: narrowing && listOf(narrowing) };
    });
  /** An option that earlier forms offered has no filter. */
  const known = <Name extends string>(names: readonly Name[], wanted: string) =>
    names.find((name) => name === wanted);

  return (
    <div className="ovw-grid">
      <Shares
        heading="By kind"
        unitName="Kind"
        rows={(['ACCESS', 'DEMO'] as const).map((kind) => ({
          key: kind,
          text: kindLabels[kind].text,
          count: kind === 'ACCESS' ? byKind.access : byKind.demo,
          to: listOf({ kind }),
        }))}
      />
      <Shares
        heading="By source"
        unitName="UTM source"
        rows={rowsOf(bySource, (source) => ({ source }))}
      />
      <Shares
        heading="By platform"
        unitName="Platform"
        rows={rowsOf(byPlatform, (name) => {
          const platform = known(requestPlatforms, name);
          return platform && { platform };
        })}
      />
      <Shares
        heading="By number of studies"
        unitName="Studies"
        rows={rowsOf(byNumberOfStudies, (name) => {
          const studies = known(requestStudies, name);
          return studies && { studies };
        })}
      />
      <Shares
        heading="Articles that led to requests"
        unitName="Article"
        rows={byArticle.map(({ slug, title, count }) => ({
          key: slug,
          text: title ?? slug,
          name:
            title === null ? (
              slug
            ) : (
              <a className="tlink" href={articlePath(slug)} target="_blank">
                {title}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            ),
          count,
          to: listOf({ article: slug }),
        }))}
      />
      <Shares
        heading="By button"
        unitName="Button"
        rows={rowsOf(byButton, (button) => ({ button }))}
      />
    </div>
  );
}
