import type { Hero_HeroFragment } from '../../generated/site.ts';
import { OpenRequestButton } from '../requests/open-request-button.tsx';
import { HeroArt } from './hero-art.tsx';

interface HeroProps {
  hero: Hero_HeroFragment;
}

/** Headline, tagline and the two main buttons, over the loon (product 2.6). */
export function Hero({ hero }: HeroProps) {
  return (
    <section className="hero">
      <div className="container">
        <div className="hero-t">
          <h1>{hero.headline}</h1>
          <p className="lead">{hero.tagline}</p>
          {hero.definition === '' ? null : (
            <p className="small hero-definition">{hero.definition}</p>
          )}
          <div className="hero-cta">
            <OpenRequestButton form={hero.demo.opens} className="btn btn-p">
              {hero.demo.label}
            </OpenRequestButton>
            <OpenRequestButton form={hero.access.opens} className="btn btn-s">
              {hero.access.label}
            </OpenRequestButton>
          </div>
        </div>
      </div>
      <HeroArt />
      <div className="hero-note">
        <p className="container small">
          <span>{hero.benchmarkNote}</span>
        </p>
      </div>
    </section>
  );
}
