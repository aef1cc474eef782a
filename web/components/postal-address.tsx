import { SampleLabel } from './sample-label.tsx';

/** The lines of an office's address; the last one is labelled if it is a sample. */
export function PostalAddress({ lines, sample }: { lines: readonly string[]; sample: boolean }) {
  return lines.map((line, index) => (
    <span key={line}>
      {line}
      <SampleLabel sample={sample && index === lines.length - 1} />
    </span>
  ));
}
