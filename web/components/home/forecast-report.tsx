import type { ForecastReport_ReportFragment } from '../../generated/site.ts';

type Part = ForecastReport_ReportFragment['recommendation'];

function ReportPart({ part }: { part: Part }) {
  return (
    <>
      <h4>{part.heading}</h4>
      <dl>
        {part.rows.map(({ label, percent, emphasis }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {percent}%
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={percent} height="1" className={`bar-${emphasis}`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ForecastReportProps {
  report: ForecastReport_ReportFragment;
}

/** The report's probabilities; the red bar is the condition to act on (design 3). */
export function ForecastReport({ report }: ForecastReportProps) {
  return (
    <div className="report">
      <ReportPart part={report.recommendation} />
      <ReportPart part={report.conditions} />
    </div>
  );
}
