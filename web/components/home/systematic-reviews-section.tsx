import type {
  HatchExample_ExampleFragment,
  SystematicReviewsSection_ReviewsFragment,
} from '../../generated/site.ts';
import { HatchExample } from './examples/hatch-example.tsx';
import { FigureCaption, FigureImage } from './figure.tsx';
import { Points } from './points.tsx';
import { ProductIntroduction, UpLink } from './section-parts.tsx';
import { ReviewRuler } from './review-ruler.tsx';

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
