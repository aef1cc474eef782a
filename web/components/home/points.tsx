import { TextWithRanges } from '../text-with-ranges.tsx';

interface PointsProps {
  points: readonly { title: string; text: string }[];
}

/** A hairline list of titles and their meanings. */
export function Points({ points }: PointsProps) {
  return (
    <dl className="points">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="small">
            <TextWithRanges text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
