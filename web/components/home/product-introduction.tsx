import type { RequestFormKind } from '../requests/request-form-kind.ts';
import { Icon, type IconName } from '../icon.tsx';
import { RequestCall } from './request-call.tsx';

interface ProductIntroductionProps {
  /** The product's icon. */
  icon: IconName;
  heading: string;
  lead: string;
  button: { label: string; opens: RequestFormKind };
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
