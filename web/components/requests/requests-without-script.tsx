import { useSalesAddress } from './sales-address.ts';

/** Stands in for both forms where scripts don't run; the buttons that would open them are hidden. */
export function RequestsWithoutScript() {
  const salesAddress = useSalesAddress();
  return (
    <noscript>
      <p className="no-script">
        The request forms need JavaScript. To request access or a demo, write to{' '}
        <a className="tlink" href={`mailto:${salesAddress}`}>
          {salesAddress}
        </a>
        .
      </p>
    </noscript>
  );
}
