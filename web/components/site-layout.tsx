import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { labelsSamples } from '../../schema/loopback.ts';
import { useSiteFrameSuspenseQuery } from '../generated/site.ts';
import { usePublicUrl } from '../public-url.ts';
import { CookieBanner } from './frame/cookie-banner.tsx';
import { ScrollBehaviour } from './frame/scroll-behaviour.tsx';
import { VisitRecorder } from './frame/visit-recorder.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { RequestDialogs } from './requests/request-dialogs.tsx';
import { Toaster } from './toast/toaster.tsx';
import { Tooltips } from './tooltip/tooltips.tsx';

/** The frame of every public page: skip link, cookie banner, header and footer. */
export function SiteLayout() {
  const { brand, header, footer, address, emails, cookieBanner } =
    useSiteFrameSuspenseQuery().data.site;
  const labelled = labelsSamples(usePublicUrl()) && emails.sample;
  const salesAddress = useMemo(
    () => ({ address: emails.sales, labelled }),
    [emails.sales, labelled],
  );
  return (
    <RequestDialogs salesAddress={salesAddress}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <CookieBanner banner={cookieBanner} />
      <SiteHeader brand={brand.name} header={header} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter brand={brand} address={address} emails={emails} footer={footer} />
      <ScrollBehaviour />
      <VisitRecorder />
      <Toaster />
      <Tooltips />
    </RequestDialogs>
  );
}
