import type { ReviewRuler_TimelineFragment } from '../../generated/site.ts';
import { TextWithRanges } from '../text-with-ranges.tsx';

interface ReviewRulerProps {
  timeline: ReviewRuler_TimelineFragment;
}

const quarters = [6, 12, 18, 24];

/** A ruler of 24 months: two weeks with Hatch, 8 to 24 months by hand (design 3). */
export function ReviewRuler({ timeline }: ReviewRulerProps) {
  return (
    <figure className="ruler">
      <div role="img" aria-label={timeline.alt}>
        <div className="ruler-spans">
          <p className="ruler-product">{timeline.product}</p>
          <p className="ruler-manual">
            <TextWithRanges text={timeline.manual} />
          </p>
        </div>
        <div className="ruler-scale" />
        <ol className="ruler-months">
          <li>Start</li>
          {quarters.map((month) => (
            <li key={month}>
              {month}
              <span className="unit">&nbsp;months</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        <TextWithRanges text={timeline.note} />
      </figcaption>
    </figure>
  );
}
