import type {
  ContactSection_ContactFragment,
  ContactSection_SiteFragment,
} from '../../generated/site.ts';
import { OpenRequestButton } from '../requests/open-request-button.tsx';
import { PostalAddress } from '../postal-address.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { FigureImage } from './figure.tsx';
import { UpLink } from './section-parts.tsx';

function EmailLink({ address }: { address: string }) {
  return (
    <a className="tlink" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

interface ContactSectionProps {
  contact: ContactSection_ContactFragment;
  site: ContactSection_SiteFragment;
}

/** The link to an expert, and the company's addresses (product 2.17). */
export function ContactSection({ contact, site }: ContactSectionProps) {
  return (
    <section className="sec contact dark" id="contact-section">
      <FigureImage name="ripples" width={900} height={600} alt="" className="rip" />
      <div className="container cols">
        <UpLink near />
        <div>
          <h2>{contact.heading}</h2>
          <p className="lead">{contact.lead}</p>
          <OpenRequestButton form={contact.button.opens} className="btn btn-p">
            {contact.button.label}
          </OpenRequestButton>
        </div>
        <dl>
          <div>
            <dt>{contact.salesLabel}</dt>
            <dd>
              <EmailLink address={site.emails.sales} />
              <SampleLabel sample={site.emails.sample} />
            </dd>
          </div>
          <div>
            <dt>{contact.generalLabel}</dt>
            <dd>
              <EmailLink address={site.emails.general} />
              <SampleLabel sample={site.emails.sample} />
            </dd>
          </div>
          <div>
            <dt>{contact.officeLabel}</dt>
            <dd>
              <PostalAddress lines={site.address.lines} sample={site.address.sample} />
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
