import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type PageLinkProps = Pick<
  ComponentProps<typeof Link>,
  'className' | 'rel' | 'replace' | 'aria-current' | 'children'
> & {
  /** A path from the root, with or without a query or an anchor. */
  to: string;
};

function LinkOfRouter(props: PageLinkProps) {
  return <Link {...props} discover="none" />;
}

/** Only the element: the router's own link takes a third of a page's rendering time. */
function RenderedLink({ to, replace, ...attributes }: PageLinkProps) {
  return <a {...attributes} href={to} />;
}

/** A link to a page of this site, which opens without a reload once the page is hydrated. */
export const PageLink = import.meta.env.SSR ? RenderedLink : LinkOfRouter;
