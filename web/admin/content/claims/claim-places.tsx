import { useId } from 'react';
import { isUnauthenticated } from '../../admin-client.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { Loading } from '../../shell/loading.tsx';
import type { ChangedClaim } from './changed-claims.ts';
import { PlaceList } from './place-list.tsx';
import { PublishedFindings } from './published-findings.tsx';
import type { ClaimReviewState } from './use-claim-review.ts';
import './claims.css';

interface ClaimPlacesProps {
  /** Those in force. */
  claims: readonly ChangedClaim[];
  state: ClaimReviewState;
}

/** Where each claim in force is stated, and what published posts say against them (product 15.6). */
export function ClaimPlaces({ claims, state }: ClaimPlacesProps) {
  const headingId = useId();
  const { review, error, reading, again } = state;
  return (
    <section className="adm-card adm-claims" aria-labelledby={headingId}>
      <header className="adm-card-head">
        <h3 id={headingId}>Where claims are stated</h3>
      </header>
      <div className="adm-card-body">
        {error && !isUnauthenticated(error) ? (
          <FailureNotice
            title="The posts could not be read against the register."
            error={error}
            onRetry={again}
          />
        ) : null}
        {review === undefined ? (
          error ? null : (
            <Loading what="where claims are stated" rows={6} />
          )
        ) : (
          <>
            <p role="status">
              {reading
                ? `Reading posts: ${String(review.checked)} of ${String(review.total)}`
                : `${String(review.checked)} of ${String(review.total)} published posts read`}
            </p>
            <ul className="adm-claim-list">
              {claims.map(({ id, wording, figure }) => {
                const found = review.claims.find(({ claim }) => claim === id);
                return (
                  <li key={id}>
                    <h4>{wording}</h4>
                    {found && found.placeCount > 0 ? (
                      <>
                        <p>Stated in</p>
                        <PlaceList
                          label={`Stated in, ${figure}, ${id}`}
                          places={found.places}
                          count={found.placeCount}
                        />
                      </>
                    ) : (
                      <p>{reading ? 'Not found so far' : 'Nowhere yet'}</p>
                    )}
                  </li>
                );
              })}
            </ul>
            {claims.length === 0 ? <p>The register has no claims yet.</p> : null}
            <PublishedFindings review={review} reading={reading} />
          </>
        )}
      </div>
    </section>
  );
}
