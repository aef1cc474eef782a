import type { RequestFormKind } from '../requests/request-dialog.ts';
import { Icon, type IconName } from '../icon.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { OpenRequestButton } from '../requests/open-request-button.tsx';

/** The tick ruler between two sections of one ground; decoration (design 4). */
export function Ticks() {
  return (
    <div className="container" aria-hidden="true">
      <div className="ticks" />
    </div>
  );
}

interface UpLinkProps {
  /** The about section's link points back, the others point up (product 2.5). */
  direction?: 'up' | 'back';
  /** Less than a screen below the link before it: shown to the pointer and the keyboard only. */
  near?: boolean;
}

/** The link of each section to the navigation grid (product 2.5). */
export function UpLink({ direction = 'up', near = false }: UpLinkProps) {
  return (
    <a className={`up up-${direction}${near ? ' up-near' : ''}`} href="#navigation-section">
      <InterfaceIcon name={direction} />
      Contents
    </a>
  );
}

interface SectionTitleProps {
  heading: string;
  lead?: string;
}

/** Heading of a section and the sentence under it. */
export function SectionTitle({ heading, lead }: SectionTitleProps) {
  return (
    <div className="sec-h">
      <h2>{heading}</h2>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
    </div>
  );
}

interface RequestCallProps {
  button: { label: string; opens: RequestFormKind };
  primary?: boolean;
}

/** The row of a section with the one button that opens a request form. */
export function RequestCall({ button: { label, opens }, primary = false }: RequestCallProps) {
  return (
    <div className="cta-row">
      <OpenRequestButton form={opens} className={primary ? 'btn btn-p' : 'btn btn-s'}>
        {label}
      </OpenRequestButton>
    </div>
  );
}

interface ProductIntroductionProps {
  /** The product's icon. */
  icon: IconName;
  heading: string;
  lead: string;
  button: RequestCallProps['button'];
}

/** The start of a product's section. */
export function ProductIntroduction({ icon, heading, lead, button }: ProductIntroductionProps) {
  return (
    <div>
      <Icon name={icon} className="glyph" />
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <RequestCall button={button} />
    </div>
  );
}
