import { useRequestOverviewQuery, type RequestOverviewQuery } from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { kindLabels } from '../request-labels.ts';
import type { RequestView } from '../request-view.ts';
import { OverTime } from './over-time.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { overviewVariables } from './overview-range.ts';
import { OverviewRangeChoice } from './overview-range-choice.tsx';
import { Shares } from './shares.tsx';
import { Loading } from '../../shell/loading.tsx';
import './overview.css';

type Overview = RequestOverviewQuery['requestOverview'];

interface RequestOverviewProps {
  view: RequestView;
  /** Changes the view; `replace` leaves no step in the browser's history. */
  onChange: (changes: Partial<RequestView>, replace: boolean) => void;
}

/** Requests over time, by kind, source, platform and number of studies, and what led to them. */
export function RequestOverview({ view, onChange }: RequestOverviewProps) {
  const { data, previousData, error, refetch } = useRequestOverviewQuery({
    variables: overviewVariables(view),
    fetchPolicy: 'network-only',
  });
  const overview = (data ?? previousData)?.requestOverview;
  const failure = isUnauthenticated(error) ? undefined : error;
  return (
    <section className="ovw" aria-label="Overview">
      <OverviewRangeChoice view={view} onChange={(changes) => onChange(changes, true)} />
      {failure ? (
        <FailureNotice
          title="The overview could not be loaded."
          error={failure}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {overview && !failure ? (
        <>
          <OverviewFigures overview={overview} onShow={(changes) => onChange(changes, false)} />
          <OverTime overview={overview} />
          <OverviewShares overview={overview} />
        </>
      ) : null}
      {!overview && !failure ? (
        <Loading className="adm-card adm-card-body" what="the overview" rows={8} />
      ) : null}
    </section>
  );
}

function OverviewShares({ overview }: { overview: Overview }) {
  const { byKind, bySource, byPlatform, byNumberOfStudies, byButton, byArticle } = overview;
  const named = (shares: Overview['bySource']) =>
    shares.map(({ name, count }) => ({ key: name, name, count }));
  return (
    <div className="ovw-grid">
      <Shares
        heading="By kind"
        noun="Kind"
        rows={[
          { key: 'access', name: kindLabels.ACCESS.text, count: byKind.access },
          { key: 'demo', name: kindLabels.DEMO.text, count: byKind.demo },
        ]}
      />
      <Shares heading="By source" noun="UTM source" rows={named(bySource)} />
      <Shares heading="By platform" noun="Platform" rows={named(byPlatform)} />
      <Shares heading="By number of studies" noun="Studies" rows={named(byNumberOfStudies)} />
      <Shares
        heading="Articles that lead to requests"
        noun="Article"
        rows={byArticle.map(({ slug, title, count }) => ({
          key: slug,
          name: (
            <a className="tlink" href={`/reflections/${slug}`} target="_blank">
              {title ?? slug}
              <span className="sr"> (opens in a new tab)</span>
            </a>
          ),
          count,
        }))}
      />
      <Shares heading="By button" noun="Button" rows={named(byButton)} />
    </div>
  );
}
