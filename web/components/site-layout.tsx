import { useEffect, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { labelsSamples } from '../../schema/loopback.ts';
import type { PageClient } from '../apollo/client.ts';
import { countView } from '../counting/views.ts';
import { SiteFrameDocument, useSiteFrameSuspenseQuery } from '../generated/site.ts';
import { usePublicUrl } from '../public-url.ts';
import { recordVisit } from '../visit/visit.ts';
import { CookieBanner } from './frame/cookie-banner.tsx';
import { ScrollBehaviour } from './frame/scroll-behaviour.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { RequestDialogs } from './requests/request-dialogs.tsx';
import { Toaster } from './toast/toaster.tsx';
import { Tooltips } from './tooltip/tip.tsx';

/** Fetches the content of header, footer, cookie banner and metadata. */
export function loadSiteFrame(client: PageClient): Promise<unknown> {
  return client.query({ query: SiteFrameDocument });
}

/** Records the pages of the visit, if the cookie choice allows, and counts page views. */
function VisitRecorder() {
  const { pathname, search } = useLocation();
  useEffect(() => recordVisit({ pathname, search }), [pathname, search]);
  useEffect(() => countView(pathname), [pathname]);
  return null;
}

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
