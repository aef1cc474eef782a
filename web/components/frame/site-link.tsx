import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../page-link.tsx';

interface SiteLinkProps {
  /** A path or anchor of this site, or an absolute URL. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Whether `href` is the page shown, or one of its parents. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/**
 * A link of the content files. Pages of this site open without a reload; anchors of the current
 * page and other sites are left to the browser, so that they work before and without JavaScript.
 */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  const { pathname } = useLocation();
  const [path = '', anchor] = href.split('#');
  if (!href.startsWith('/') || (anchor !== undefined && path === pathname)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={href} className={className} aria-current={currentOf(href, pathname)}>
      {children}
    </PageLink>
  );
}
