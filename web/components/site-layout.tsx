import { useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { labelsSamples } from '../../schema/loopback.ts';
import type { PageClient } from '../apollo/client.ts';
import { countView } from '../counting/views.ts';
import { SiteFrameDocument, useSiteFrameSuspenseQuery } from '../generated/site.ts';
import { usePublicUrl } from '../public-url.ts';
import { recordVisit } from '../visit/visit.ts';
import { CookieBanner } from './frame/cookie-banner.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { RequestDialogs } from './requests/request-dialogs.tsx';
import { Toaster } from './toast/toaster.tsx';
import { Tooltips } from './tooltips.tsx';
import { timings } from '../../schema/limits.ts';
import { hashTarget, moveFocusTo } from './frame/scroll-target.ts';

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

/**
 * Scrolls as product 2.3 says: to the top on every route change, on /reflections then to the blog's
 * title, and to the element of the hash on load and on every change of the hash. The style sheet
 * decides on smooth scrolling, which respects reduced motion.
 */
function ScrollBehaviour() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const loaded = useRef(false);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    moveFocusTo(document.getElementById('main'));
    if (pathname !== '/reflections') return;
    const timer = setTimeout(() => {
      document.getElementById('blog-title')?.scrollIntoView();
    }, timings.blogListScrollDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    const first = !loaded.current;
    loaded.current = true;
    if (hash === '') return;
    const timer = setTimeout(() => {
      const target = hashTarget(hash);
      // The browser has scrolled there on load; a visitor who has scrolled since is not moved.
      if (target === null || (first && window.scrollY > 0)) return;
      target.scrollIntoView();
      if (!first) moveFocusTo(target);
    }, timings.hashScrollDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);

  return null;
}
