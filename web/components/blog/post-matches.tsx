import { Highlighted } from './highlighted.tsx';

/** Where and how a search found a post. */
export interface Matches {
  query: string;
  matchedFields: readonly string[];
  snippets: readonly string[];
}

/** Why a post is among the results (product 4.3). */
export function PostMatches({ query, matchedFields, snippets }: Matches) {
  return (
    <div className="match">
      <p>
        <b>Matches in:</b> {matchedFields.join(', ')}
      </p>
      {snippets.length === 0 ? null : (
        <>
          <p>
            <b>Content matches:</b>
          </p>
          {snippets.map((snippet, index) => (
            <p className="snippet" key={index}>
              <Highlighted text={snippet} query={query} />
            </p>
          ))}
        </>
      )}
    </div>
  );
}
