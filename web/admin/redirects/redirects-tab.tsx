import { useRef, useState } from 'react';
import { Permitted } from '../session/permissions.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { MissingList } from './missing-list.tsx';
import { RedirectForm, type EditedRedirect } from './redirect-form.tsx';
import { RedirectList } from './redirect-list.tsx';
import './redirects.css';

const nothing: EditedRedirect = { id: null, from: '', to: '' };

/** The "Redirects" tab: redirects, and missing pages that visitors requested (product 12.7). */
export default function RedirectsTab() {
  // Each edit has its own form, even if the same row is chosen again.
  const [begun, setBegun] = useState({ round: 0, redirect: nothing });
  const place = useRef<HTMLElement>(null);

  const begin = (redirect: EditedRedirect) => {
    setBegun(({ round }) => ({ round: round + 1, redirect }));
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className="adm-cards" aria-label="Redirects" tabIndex={-1} ref={place}>
      <h2 className="sr">Redirects</h2>
      <Permitted to="publish">
        <CardBoundary heading="Redirect">
          <RedirectForm
            key={begun.round}
            redirect={begun.redirect}
            focused={begun.round > 0 && begun.redirect !== nothing}
            onDone={() => {
              begin(nothing);
              place.current?.focus({ preventScroll: true });
            }}
          />
        </CardBoundary>
      </Permitted>
      <CardBoundary heading="Redirects">
        <RedirectList
          onEdit={begin}
          onDeleted={(id) => {
            if (begun.redirect.id === id) begin(nothing);
            place.current?.focus();
          }}
        />
      </CardBoundary>
      <CardBoundary heading="Missing pages">
        <MissingList onAdd={(from) => begin({ ...nothing, from })} />
      </CardBoundary>
    </section>
  );
}
