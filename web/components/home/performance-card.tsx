import type { PerformanceCard_CardFragment } from '../../generated/site.ts';
import { FigureImage } from './figure.tsx';

interface PerformanceCardProps {
  card: PerformanceCard_CardFragment;
}

/** The ink card with its link to the publications (product 2.11). */
export function PerformanceCard({ card }: PerformanceCardProps) {
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
