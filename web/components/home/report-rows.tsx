interface ReportRowsProps {
  rows: readonly { label: string; percent: number; emphasis: string }[];
}

/** The outcomes or conditions of a forecast, with bars. */
export function ReportRows({ rows }: ReportRowsProps) {
  return (
    <dl>
      {rows.map(({ label, percent, emphasis }) => (
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
  );
}
