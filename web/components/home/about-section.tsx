import type { AboutSection_AboutFragment } from '../../generated/site.ts';
import { UpLink } from './section-parts.tsx';

interface AboutSectionProps {
  about: AboutSection_AboutFragment;
}

/** About Loon and its customers, with the arrow back to the tiles (product 1.1, 2.5). */
export function AboutSection({ about }: AboutSectionProps) {
  return (
    <section className="sec about" id="about-section">
      <div className="container cols">
        <div className="about-h">
          <h2>{about.heading}</h2>
          <UpLink direction="back" />
        </div>
        <div className="about-t">
          <p className="big">{about.statement}</p>
          <ul className="cols who">
            {about.audiences.map((audience) => (
              <li key={audience}>{audience}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
