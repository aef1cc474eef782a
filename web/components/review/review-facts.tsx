import type { Review_PageFragment } from '../../generated/review.ts';
import { DifferenceBlocks } from '../difference/difference-view.tsx';
import { lineDifference, wordDifference } from '../difference/text-difference.ts';
import { longDate } from '../long-date.ts';

type Change = Review_PageFragment['changes'][number];

function Difference({ change: { field, before, after } }: { change: Change }) {
  return field === 'content' || field === 'faqs' || field === 'references' ? (
    <DifferenceBlocks blocks={lineDifference(before, after)} />
  ) : (
    <DifferenceBlocks blocks={[{ kind: 'lines', pieces: wordDifference(before, after) }]} />
  );
}

/** What changed, the figures with their approved wording, and the findings of the checks. */
export function ReviewFacts({
  page: { changes, claims, findings },
}: {
  page: Review_PageFragment;
}) {
  return (
    <>
      {changes.length === 0 ? null : (
        <details className="rv-facts" open>
          <summary>
            <h2>What changed</h2>
          </summary>
          {changes.map((change) => (
            <section key={change.field} aria-label={change.label}>
              <h3>{change.label}</h3>
              <Difference change={change} />
            </section>
          ))}
        </details>
      )}
      {claims.length === 0 ? null : (
        <details className="rv-facts" open>
          <summary>
            <h2>Figures and claims</h2>
          </summary>
          <ul>
            {claims.map(
              ({ figure, sentence, wording, source, validUntil, contradicted }, index) => (
                <li key={index}>
                  <p>
                    <b>{figure}</b> in “{sentence}”
                  </p>
                  {contradicted ? (
                    <p className="rv-state">Differs from the approved claim:</p>
                  ) : null}
                  <p>
                    Approved wording: “{wording}”
                    {validUntil === null ? '' : ` (valid until ${longDate(validUntil)})`}
                  </p>
                  <p>Source: {source}</p>
                </li>
              ),
            )}
          </ul>
        </details>
      )}
      {findings.length === 0 ? null : (
        <details className="rv-facts">
          <summary>
            <h2>Checks: {findings.length === 1 ? '1 finding' : `${findings.length} findings`}</h2>
          </summary>
          <ul>
            {findings.map(({ message, excerpt, suggestion }, index) => (
              <li key={index}>
                <p>{message}</p>
                {excerpt === '' ? null : <blockquote>{excerpt}</blockquote>}
                <p>{suggestion}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
