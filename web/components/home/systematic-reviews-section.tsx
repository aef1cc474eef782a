import type {
  HatchExample_ExampleFragment,
  ReviewRuler_TimelineFragment,
  SystematicReviewsSection_ReviewsFragment,
} from '../../generated/site.ts';
import { HatchExample } from './examples/hatch-example.tsx';
import { FigureCaption, FigureImage } from './figure.tsx';
import { Points } from './points.tsx';
import { ProductIntroduction, UpLink } from './section-parts.tsx';
import { TextWithRanges } from '../text-with-ranges.tsx';

interface ReviewRulerProps {
  timeline: ReviewRuler_TimelineFragment;
}

const quarters = [6, 12, 18, 24];

/** A ruler of 24 months: two weeks with Hatch, 8 to 24 months by hand (design 3). */
function ReviewRuler({ timeline }: ReviewRulerProps) {
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

interface SystematicReviewsSectionProps {
  reviews: SystematicReviewsSection_ReviewsFragment;
  example: HatchExample_ExampleFragment | null;
}

/** Loon Hatch: living systematic reviews, and their duration (product 1.3, 2.5). */
export function SystematicReviewsSection({ reviews, example }: SystematicReviewsSectionProps) {
  const { heading, lead, button, steps, figure, timeline } = reviews;
  return (
    <section className="sec" id="systematic-reviews-section">
      <div className="container">
        <UpLink />
        <div className="cols hatch">
          <ProductIntroduction icon="product-hatch" heading={heading} lead={lead} button={button} />
          <figure>
            <FigureImage name="hatch" width={460} height={600} alt={figure.alt} />
            <FigureCaption figure={figure} />
          </figure>
          <Points points={steps} />
        </div>
        {example === null ? null : <HatchExample example={example} />}
        <ReviewRuler timeline={timeline} />
      </div>
    </section>
  );
}
