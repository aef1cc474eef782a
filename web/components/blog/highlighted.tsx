import { Fragment } from 'react';
import { hitRanges } from '../../../schema/search-terms.ts';

interface HighlightedProps {
  text: string;
  /** What was searched for; nothing is marked when it is empty. */
  query: string;
}

/** A text in which the search's hits are marked, by the rule that found them. */
export function Highlighted({ text, query }: HighlightedProps) {
  if (query === '') return text;
  const ranges = hitRanges(text, query);
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
