import type { ReactNode } from 'react';
import { SiteLink } from '../frame/site-link.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';

interface TrustHeadingProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The heading band of the evidence page and the trust pages. */
export function TrustHeading({ title, lead, children }: TrustHeadingProps) {
  return (
    <div className="page-h">
      <div className="container">
        <SiteLink className="up back" href="/">
          <InterfaceIcon name="back" />
          Back to Home
        </SiteLink>
        <h1>{title}</h1>
        <p className="lead trust-lead">{lead}</p>
        {children}
      </div>
    </div>
  );
}
