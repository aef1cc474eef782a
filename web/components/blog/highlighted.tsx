import { Fragment } from 'react';
import { hitRanges } from '../../../schema/search-terms.ts';

interface HighlightedProps {
  text: string;
  /** The search; nothing is highlighted when it is empty. */
  query: string;
}

/** A text with the search's hits highlighted, by the rule that found them. */
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
