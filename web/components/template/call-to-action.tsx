import { SiteLink } from '../frame/site-link.tsx';

interface CallToActionProps {
  button: string;
  alignment: string;
}

/** The closing banner, which links to the contact section (product 4.6). */
export function CallToAction({ button, alignment }: CallToActionProps) {
  return (
    <div className="container" data-part="cta">
      <div className="cta dark" data-align={alignment}>
        <h2>Put your next decision on this footing</h2>
        <p>Tell us the question. We will show you the evidence, reasons included.</p>
        <div className="cta-row">
          <SiteLink href="/#contact-section" className="btn btn-p">
            {button}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
