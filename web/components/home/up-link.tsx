import { InterfaceIcon } from '../interface-icon.tsx';

interface UpLinkProps {
  /** The about section's link points back, the others point up (product 2.5). */
  direction?: 'up' | 'back';
}

/** The link of each section to the navigation grid (product 2.5). */
export function UpLink({ direction = 'up' }: UpLinkProps) {
  return (
    <a className={`up up-${direction}`} href="#navigation-section">
      <InterfaceIcon name={direction} />
      Contents
    </a>
  );
}
