import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type {
  HomeQuery,
  PartnerRows_PartnerFragment,
  PerformanceCard_CardFragment,
  PerformanceChart_TabFragment,
} from '../../generated/site.ts';
import { SectionTitle, UpLink } from './section-parts.tsx';
import { FigureImage } from './figure.tsx';
import { FiguresTable } from './figures-table.tsx';
import type * as PlotsModule from './performance-plots.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';
import { WafflePlot } from './waffle-plot.tsx';
import { labelsSamples } from '../../../schema/loopback.ts';
import { InterfaceIcon } from '../interface-icon.tsx';
import { usePublicUrl } from '../../public-url.ts';
import { PartnerRow } from './partner-row.tsx';

/** How far below the screen an element counts as near. */
const margin = '200px';

/** Whether an element has come near the viewport; false on the server, and true from then on. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}

interface PerformanceSectionProps {
  section: HomeQuery['sections']['performance'];
  partners: HomeQuery['partners'];
  performance: HomeQuery['performance'];
}

/** Logos, the performance card and the chart (product 2.11). */
export function PerformanceSection({ section, partners, performance }: PerformanceSectionProps) {
  return (
    <section className="sec">
      <div className="container">
        <UpLink />
        <SectionTitle heading={section.heading} lead={section.lead} />
      </div>
      <PartnerRows heading={section.institutionsHeading} partners={partners} />
      <div className="container">
        <div className="cols perf" id="performance-card">
          <PerformanceCard card={performance.card} />
          <PerformanceChart tabs={performance.tabs} />
        </div>
      </div>
    </section>
  );
}

interface PerformanceCardProps {
  card: PerformanceCard_CardFragment;
}

/** The ink card with its link to the publications (product 2.11). */
function PerformanceCard({ card }: PerformanceCardProps) {
  return (
    <div className="perf-card dark">
      <h3>{card.heading}</h3>
      <p>{card.text}</p>
      <a className="btn btn-inv" href={card.link.href}>
        {card.link.label}
      </a>
      {card.countsLink === null ? null : (
        <a className="tlink" href={card.countsLink.href}>
          {card.countsLink.label}
        </a>
      )}
      <FigureImage name="plumage" width={520} height={260} alt="" className="plumage" />
    </div>
  );
}

type Plots = typeof PlotsModule;

/** The charting library once it has loaded, or 'failed'. */
function usePlots(wanted: boolean): Plots | 'failed' | undefined {
  const [plots, setPlots] = useState<Plots | 'failed'>();
  useEffect(() => {
    if (!wanted) return;
    import('./performance-plots.tsx').then(setPlots, () => setPlots('failed'));
  }, [wanted]);
  return plots;
}

interface PerformanceChartProps {
  tabs: readonly PerformanceChart_TabFragment[];
}

/**
 * The tabbed chart, loaded when it comes near the viewport: a skeleton of its exact size first,
 * then the plots (product 2.11). The figures are always in tables for visitors who cannot see the
 * plots; the tables are shown when the plots cannot be.
 */
function PerformanceChart({ tabs }: PerformanceChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const plots = usePlots(useNearViewport(box));
  const [first] = tabs;
  if (typeof plots === 'object') {
    return (
      <div className="chart">
        <plots.PerformancePlots tabs={tabs} />
      </div>
    );
  }
  return (
    <div className={plots === 'failed' ? 'chart chart-failed' : 'chart'} ref={box}>
      {first === undefined ? null : <PerformanceSkeleton tab={first} tabs={tabs} />}
      {tabs.map((tab) => (
        <FiguresTable key={tab.id} tab={tab} />
      ))}
    </div>
  );
}

interface PerformanceSkeletonProps {
  tabs: readonly PerformanceChart_TabFragment[];
  /** The tab that will be shown first. */
  tab: PerformanceChart_TabFragment;
}

/**
 * The chart until its tabs have loaded: the content of the first one, at its exact height for every
 * width and text size.
 */
function PerformanceSkeleton({ tab, tabs }: PerformanceSkeletonProps) {
  return (
    <div className="chart-skeleton" aria-hidden="true">
      <div className="tabs">
        {tabs.map(({ id, label }) => (
          <span key={id} className="tab">
            <span className="sk">
              <span>{label}</span>
            </span>
          </span>
        ))}
      </div>
      {tab.__typename === 'WaffleTab' ? <WafflePlot tab={tab} /> : null}
      <p className="cap note">
        <TextWithRanges text={tab.caption} />
      </p>
    </div>
  );
}

interface PartnerRowsProps {
  heading: string;
  partners: readonly PartnerRows_PartnerFragment[];
}

/** Resets the rows to their starting position when the focus has left them. */
function rewind({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
}

/**
 * The carousel: two rows that move in opposite directions and pause on hover, on focus, with the
 * Pause button and for reduced motion (product 2.10). Where others can reach the site, they are
 * left out while all logos are placeholders. Until the page is hydrated, and the button works, they
 * are two scrollable rows.
 */
function PartnerRows({ heading, partners }: PartnerRowsProps) {
  const labelled = labelsSamples(usePublicUrl());
  const rows = useRef<HTMLDivElement>(null);
  const moving = useNearViewport(rows);
  const [paused, setPaused] = useState(false);
  const state = paused ? 'paused' : 'running';
  if (labelled && partners.every(({ sample }) => sample)) return null;
  return (
    <>
      <div className="container logos-h">
        <h3>{heading}</h3>
        <button type="button" className="pause" data-live onClick={() => setPaused(!paused)}>
          <InterfaceIcon name={paused ? 'play' : 'pause'} />
          {paused ? 'Play logos' : 'Pause logos'}
        </button>
      </div>
      <div className="logos" ref={rows} data-motion={moving ? state : 'none'} onBlur={rewind}>
        {([1, 2] as const).map((row) => (
          <PartnerRow
            key={row}
            partners={partners.filter((partner) => partner.row === row)}
            reverse={row === 2}
            moving={moving}
          />
        ))}
      </div>
    </>
  );
}
