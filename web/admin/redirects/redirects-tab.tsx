import { useRef, useState } from 'react';
import { Permitted } from '../session/permissions.tsx';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { MissingList } from './missing-list.tsx';
import { RedirectForm, type EditedRedirect } from './redirect-form.tsx';
import { RedirectList } from './redirect-list.tsx';
import './redirects.css';

const nothing: EditedRedirect = { id: null, from: '', to: '' };

const keyOf = ({ id, from }: EditedRedirect) => id ?? from;

/** The "Redirects" tab: redirects, and missing pages that visitors requested (product 12.7). */
export default function RedirectsTab() {
  const [created, setCreated] = useState(0);
  // The last one is shown; the others keep what was typed until it is saved or cancelled.
  const [begun, setBegun] = useState<EditedRedirect[]>([]);
  const place = useRef<HTMLElement>(null);

  const others = (redirect: EditedRedirect) =>
    begun.filter((other) => keyOf(other) !== keyOf(redirect));
  const begin = (redirect: EditedRedirect) => {
    setBegun([...others(redirect), { ...redirect }]);
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  const focusPlace = () => place.current?.focus({ preventScroll: true });
  return (
    <section className="adm-cards" aria-label="Redirects" tabIndex={-1} ref={place}>
      <h2 className="sr">Redirects</h2>
      <Permitted to="publish">
        <CardBoundary heading="Redirect">
          {begun.map((redirect) => (
            <RedirectForm
              key={keyOf(redirect)}
              redirect={redirect}
              shown={redirect === begun.at(-1)}
              onDone={() => {
                setBegun(others(redirect));
                focusPlace();
              }}
            />
          ))}
          <RedirectForm
            key={`new ${String(created)}`}
            redirect={nothing}
            shown={begun.length === 0}
            onDone={() => {
              setCreated(created + 1);
              focusPlace();
            }}
          />
        </CardBoundary>
      </Permitted>
      <CardBoundary heading="Redirects">
        <RedirectList
          onEdit={begin}
          onDeleted={(id) => {
            setBegun(begun.filter((redirect) => redirect.id !== id));
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
