import { InterfaceIcon } from '../interface-icon.tsx';

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
