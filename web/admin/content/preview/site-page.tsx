import { ApolloClient, ApolloLink, InMemoryCache, NetworkStatus } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol, type HookWrappers } from '@apollo/client/react/internal';
import { lazy, useMemo } from 'react';
import { pagesOfParts } from '../../../../schema/content/trust-pages.ts';
import { CookieBanner } from '../../../components/frame/cookie-banner.tsx';
import { SiteFooter } from '../../../components/frame/site-footer.tsx';
import { SiteHeader } from '../../../components/frame/site-header.tsx';
import { SalesAddressContext } from '../../../components/requests/sales-address.tsx';
import trustStyles from '../../../components/trust/trust.css?url';
import type { SiteFrameQuery } from '../../../generated/site.ts';

const Home = lazy(async () => ({
  default: (await import('../../../routes/home.tsx')).Component,
}));

/** The pages that the preview can show; `cookies` is the first view of a new visitor. */
const pages = {
  home: Home,
  cookies: Home,
  privacy: lazy(async () => ({ default: (await import('../../../routes/privacy.tsx')).Component })),
  terms: lazy(async () => ({ default: (await import('../../../routes/terms.tsx')).Component })),
  evidence: lazy(async () => ({
    default: (await import('../../../routes/evidence.tsx')).Component,
  })),
  transparency: lazy(async () => ({
    default: (await import('../../../routes/transparency.tsx')).Component,
  })),
  security: lazy(async () => ({
    default: (await import('../../../routes/security.tsx')).Component,
  })),
  accessibility: lazy(async () => ({
    default: (await import('../../../routes/accessibility.tsx')).Component,
  })),
  notFound: lazy(async () => ({
    default: (await import('../../../routes/not-found.tsx')).Component,
  })),
} as const;

export type PageName = keyof typeof pages;

/** The client of the page's mutations, none of which runs in a preview. */
const idleClient = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const ApolloContext = getApolloContext();

interface SitePageProps {
  page: PageName;
  /** The data for all queries of the page. */
  answer: Record<string, unknown>;
}

/** A page of the site as visitors see it, rendered from data that need not be stored. */
export function SitePage({ page, answer }: SitePageProps) {
  const Page = pages[page];
  const context = useMemo(() => {
    const read = () => ({
      data: answer,
      error: undefined,
      loading: false,
      networkStatus: NetworkStatus.ready,
    });
    const hooks: HookWrappers = {
      useSuspenseQuery: () => () => read() as never,
      useQuery: () => () => read() as never,
    };
    return { client: idleClient, [wrapperSymbol]: hooks };
  }, [answer]);
  const { brand, header, footer, address, emails, cookieBanner } = answer[
    'site'
  ] as SiteFrameQuery['site'];
  return (
    <ApolloContext value={context}>
      {page === 'cookies' ? (
        <div data-cookies="ask">
          <CookieBanner banner={cookieBanner} />
        </div>
      ) : null}
      {Object.hasOwn(pagesOfParts, page) ? <link rel="stylesheet" href={trustStyles} /> : null}
      <SiteHeader brand={brand.name} header={header} />
      <main id="main">
        <SalesAddressContext value={{ address: emails.sales, labelled: false }}>
          <Page />
        </SalesAddressContext>
      </main>
      <SiteFooter brand={brand} address={address} emails={emails} footer={footer} />
    </ApolloContext>
  );
}
