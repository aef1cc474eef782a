import type { RequestOverviewQuery } from '../../../generated/admin.ts';
import { kindLabels } from '../request-labels.ts';
import { requestPlatforms, requestStudies, type RequestView } from '../request-view.ts';
import { Shares, type ShareRow } from './shares.tsx';
import { articlePath } from '../../../../schema/article-path.ts';

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
          name: (
            <a className="tlink" href={articlePath(slug)} target="_blank">
              {title ?? slug}
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
