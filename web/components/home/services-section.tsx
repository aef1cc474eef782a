import type { ServicesSection_ServiceFragment } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SectionTitle, UpLink } from './section-parts.tsx';

/** A label and its arrow, which stays next to the last word. */
function ArrowLabel({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className="unbroken">
        {text.slice(last)}
        <InterfaceIcon name="forward" />
      </span>
    </>
  );
}

interface ServicesSectionProps {
  heading: string;
  lead: string;
  services: readonly ServicesSection_ServiceFragment[];
}

/** The six service cards, each with a link into the page (product 2.9). */
export function ServicesSection({ heading, lead, services }: ServicesSectionProps) {
  return (
    <section className="sec mist" id="services-section">
      <div className="container">
        <UpLink />
        <SectionTitle heading={heading} lead={lead} />
        <ul className="cols svc">
          {services.map((service) => (
            <li key={service.id}>
              <Icon name={service.icon} />
              <h3>{service.title}</h3>
              <p>{service.summary}</p>
              <a className="alink" href={service.href}>
                <ArrowLabel text={service.linkLabel} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
