import { referenceAddress } from '../../../schema/doi.ts';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';

/** Id of the section, for the table of contents. */
export const referencesAnchor = 'references';

type Reference = ArticleTemplate_PostFragment['references'][number];

function ReferenceLink({ reference, number }: { reference: Reference; number: number }) {
  const address = referenceAddress(reference);
  if (address === undefined) return null;
  return (
    <>
      {' '}
      <a href={address} rel="noopener">
        {reference.doi === null ? new URL(address).hostname.replace(/^www\./, '') : address}
        <span className="sr">, reference {number}</span>
      </a>
    </>
  );
}

/** The references of an article; its text links to an entry by `#reference-1` (product 18.5). */
export function ArticleReferences({ references }: { references: readonly Reference[] }) {
  return (
    <section className="art-references" aria-labelledby={referencesAnchor}>
      <h2 id={referencesAnchor}>References</h2>
      <ol>
        {references.map((reference, index) => (
          <li key={index} id={`reference-${index + 1}`}>
            {reference.text}
            <ReferenceLink reference={reference} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
