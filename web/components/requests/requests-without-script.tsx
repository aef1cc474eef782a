import { SalesAddressLink } from './sales-address-link.tsx';

/**
 * Shown instead of both forms where scripts do not run; the buttons that would open them are
 * hidden.
 */
export function RequestsWithoutScript() {
  return (
    <noscript>
      <p className="no-script">
        The request forms need JavaScript. To request access or a demo, write to{' '}
        <SalesAddressLink />.
      </p>
    </noscript>
  );
}
