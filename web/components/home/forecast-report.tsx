import { Fragment } from 'react';
import type { ForecastReport_ReportFragment } from '../../generated/site.ts';
import { ReportRows } from './report-rows.tsx';

interface ForecastReportProps {
  report: ForecastReport_ReportFragment;
}

/** The report's probabilities; the red bar is the condition to act on (design 3). */
export function ForecastReport({ report: { recommendation, conditions } }: ForecastReportProps) {
  return (
    <div className="report">
      {[recommendation, conditions].map(({ heading, rows }) => (
        <Fragment key={heading}>
          <h4>{heading}</h4>
          <ReportRows rows={rows} />
        </Fragment>
      ))}
    </div>
  );
}
