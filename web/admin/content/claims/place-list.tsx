import type { UsedPlace } from './use-claim-review.ts';

interface PlaceListProps {
  places: readonly UsedPlace[];
  /** The total number of places. */
  count: number;
  /** The label of the list, or the id of the element that labels it. */
  label?: string;
  labelledBy?: string;
}

/** Texts that use a claim, each with a link to its editor. */
export function PlaceList({ places, count, label, labelledBy }: PlaceListProps) {
  const rest = count - places.length;
  return (
    <ul className="adm-claim-places" aria-label={label} aria-labelledby={labelledBy}>
      {places.map(({ kind, title, url, excerpt, agrees }) => (
        <li key={`${url} ${String(agrees)}`}>
          <a href={url}>{title}</a> <span>({kind === 'POST' ? 'post' : 'content'})</span>
          {agrees ? null : <strong> shows a different figure</strong>}
          <q>{excerpt}</q>
        </li>
      ))}
      {rest > 0 ? <li>{`and ${String(rest)} more`}</li> : null}
    </ul>
  );
}
