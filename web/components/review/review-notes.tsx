import type { Review_PageFragment } from '../../generated/review.ts';

const states: Record<Review_PageFragment['notes'][number]['state'], string | undefined> = {
  OPEN: undefined,
  APPLIED: 'Applied to the text',
  RESOLVED: 'Resolved',
  LOST: 'The passage has changed',
};

/** The reviewer's notes with their outcome. */
export function ReviewNotes({ notes }: Pick<Review_PageFragment, 'notes'>) {
  if (notes.length === 0) return <p>None yet.</p>;
  return (
    <ol className="rv-notes">
      {notes.map(({ id, passage, note, suggestion, state }) => (
        <li key={id}>
          <blockquote>{passage}</blockquote>
          <p>{note}</p>
          {suggestion === null ? null : (
            <p>
              Suggested: <ins>{suggestion}</ins>
            </p>
          )}
          {states[state] === undefined ? null : <p className="rv-state">{states[state]}</p>}
        </li>
      ))}
    </ol>
  );
}
