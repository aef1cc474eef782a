import type { ClientsSection_TestimonialFragment } from '../../generated/site.ts';
import { NewTabNote } from '../new-tab-note.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { SectionTitle, UpLink } from './section-parts.tsx';

function Testimonial({ testimonial }: { testimonial: ClientsSection_TestimonialFragment }) {
  const { person, role, organisation, photo, profileUrl, quote } = testimonial;
  return (
    <figure className="quote">
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="person">
        <a href={profileUrl} target="_blank" rel="noopener noreferrer">
          <img src={photo} width="96" height="96" alt="" loading="lazy" decoding="async" />
          <span>
            {person.name}
            <NewTabNote />
          </span>
        </a>
        <span className="cap">
          {role}, {organisation}
          <SampleLabel sample={testimonial.sample} />
        </span>
      </figcaption>
    </figure>
  );
}

interface ClientsSectionProps {
  heading: string;
  testimonials: readonly ClientsSection_TestimonialFragment[];
}

/** Testimonials; each photo links to a professional profile (product 2.8). */
export function ClientsSection({ heading, testimonials }: ClientsSectionProps) {
  return (
    <section className="sec" id="clients-section">
      <div className="container">
        <UpLink near />
        <SectionTitle heading={heading} />
        <div className="quotes">
          {testimonials.map((testimonial) => (
            <Testimonial key={testimonial.id} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
