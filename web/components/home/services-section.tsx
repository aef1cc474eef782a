import type { ServicesSection_ServiceFragment } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { SectionTitle } from './section-title.tsx';
import { UpLink } from './up-link.tsx';

interface ServicesSectionProps {
  heading: string;
  lead: string;
  services: readonly ServicesSection_ServiceFragment[];
}

/** The six service cards, each with a link into the page (specification §2 "Services"). */
export function ServicesSection({ heading, lead, services }: ServicesSectionProps) {
  return (
    <section className="sec mist" id="services-section">
      <div className="container">
        <UpLink />
        <SectionTitle heading={heading} lead={lead} />
        <ul className="svc">
          {services.map((service) => (
            <li key={service.id}>
              <Icon name={service.icon} />
              <h3>{service.title}</h3>
              <p>{service.summary}</p>
              <a className="alink" href={service.href}>
                {service.linkLabel}
                {/* Keeps the arrow beside the last word. */}
                {'\u00a0'}
                <InterfaceIcon name="forward" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
