import type { SiteFooter_FooterFragment, SiteFrameQuery } from '../../generated/site.ts';
import { PostalAddress } from '../postal-address.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { reopenCookieBanner } from './cookie-banner.tsx';
import { LogoMark } from './logo-mark.tsx';
import { SiteLink } from './site-link.tsx';

interface SiteFooterProps {
  brand: SiteFrameQuery['site']['brand'];
  address: SiteFrameQuery['site']['address'];
  emails: SiteFrameQuery['site']['emails'];
  footer: SiteFooter_FooterFragment;
}

const thisYear = (): number => new Date().getUTCFullYear();

/** Company, contact details and every link of product 2.17. */
export function SiteFooter({ brand, address, emails, footer }: SiteFooterProps) {
  return (
    <footer id="site-footer" className="ftr dark">
      <div className="container">
        <div className="cols">
          <div className="company">
            <SiteLink className="brand" href="/">
              <LogoMark />
              {brand.name}
            </SiteLink>
            <p className="about-us">{brand.tagline}</p>
            <address>
              <PostalAddress lines={address.lines} sample={address.sample} />
              <a className="tlink" href={`mailto:${emails.general}`}>
                {emails.general}
              </a>
              <SampleLabel sample={emails.sample} />
            </address>
          </div>
          {footer.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href, sample }) => (
                  <li key={href}>
                    <SiteLink href={href}>{label}</SiteLink>
                    <SampleLabel sample={sample} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="base">
          <p suppressHydrationWarning>{`© ${thisYear()} ${brand.legalName} ${footer.rights}`}</p>
          <nav aria-label="Legal">
            <ul>
              {footer.legal.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
              <li className="scripted">
                <button
                  type="button"
                  data-live=""
                  onClick={(event) => reopenCookieBanner(event.currentTarget)}
                >
                  Cookie choice
                </button>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
