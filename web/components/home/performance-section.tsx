import type { HomeQuery } from '../../generated/site.ts';
import { PartnerRows } from './partner-rows.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { PerformanceChart } from './performance-chart.tsx';
import { SectionTitle, UpLink } from './section-parts.tsx';

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
