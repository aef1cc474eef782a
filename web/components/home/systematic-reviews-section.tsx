import type { SystematicReviewsSection_ReviewsFragment } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { OpenRequestButton } from '../requests/open-request-button.tsx';
import { FigureCaption } from './figure-caption.tsx';
import { FigureImage } from './figure-image.tsx';
import { Points } from './points.tsx';
import { ReviewRuler } from './review-ruler.tsx';
import { UpLink } from './up-link.tsx';

interface SystematicReviewsSectionProps {
  reviews: SystematicReviewsSection_ReviewsFragment;
}

/** Loon Hatch: living systematic reviews, and the time they take (specification §1, §2). */
export function SystematicReviewsSection({ reviews }: SystematicReviewsSectionProps) {
  const { heading, lead, button, steps, figure, timeline } = reviews;
  return (
    <section className="sec" id="systematic-reviews-section">
      <div className="container">
        <UpLink />
        <div className="hatch">
          <div>
            <Icon name="product-hatch" className="glyph" />
            <h2>{heading}</h2>
            <p className="lead">{lead}</p>
            <div className="cta-row">
              <OpenRequestButton form={button.opens} className="btn btn-s">
                {button.label}
              </OpenRequestButton>
            </div>
          </div>
          <figure>
            <FigureImage name="hatch" width={460} height={600} alt={figure.alt} />
            <FigureCaption figure={figure} />
          </figure>
          <Points points={steps} />
        </div>
        <ReviewRuler timeline={timeline} />
      </div>
    </section>
  );
}
