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
  const [created, setCreated] = useState(0);
  // Each edit has its own form, even if the same row is chosen again.
  const [begun, setBegun] = useState<{ round: number; redirect: EditedRedirect }>();
  const place = useRef<HTMLElement>(null);

  const begin = (redirect: EditedRedirect) => {
    setBegun((last) => ({ round: (last?.round ?? 0) + 1, redirect }));
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  const focusPlace = () => place.current?.focus({ preventScroll: true });
  return (
    <section className="adm-cards" aria-label="Redirects" tabIndex={-1} ref={place}>
      <h2 className="sr">Redirects</h2>
      <Permitted to="publish">
        <CardBoundary heading="Redirect">
          {begun ? (
            <RedirectForm
              key={begun.round}
              redirect={begun.redirect}
              focused
              onDone={() => {
                setBegun(undefined);
                focusPlace();
              }}
            />
          ) : null}
          {/* Keeps what was typed while another redirect is edited. */}
          <div hidden={begun !== undefined}>
            <RedirectForm
              key={created}
              redirect={nothing}
              focused={false}
              onDone={() => {
                setCreated(created + 1);
                focusPlace();
              }}
            />
          </div>
        </CardBoundary>
      </Permitted>
      <CardBoundary heading="Redirects">
        <RedirectList
          onEdit={begin}
          onDeleted={(id) => {
            if (begun?.redirect.id === id) setBegun(undefined);
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
