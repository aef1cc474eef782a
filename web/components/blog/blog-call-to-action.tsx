import { SiteLink } from '../frame/site-link.tsx';
import { OpenRequestButton } from '../requests/open-request-button.tsx';

/** The next steps for a reader: a demo, or the services (product 4.1). */
export function BlogCallToAction() {
  return (
    <div className="cta dark">
      <h2>See it on your own question</h2>
      <p>Bring a protocol or a dossier. We will show you what the systems make of it.</p>
      <div className="cta-row">
        <OpenRequestButton form="demo" className="btn btn-p">
          Get started today
        </OpenRequestButton>
        <SiteLink href="/#services-section" className="btn btn-oinv">
          Explore our platform
        </SiteLink>
      </div>
    </div>
  );
}
