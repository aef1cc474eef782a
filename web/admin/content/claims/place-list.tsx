import type { UsedPlace } from './use-claim-review.ts';

interface PlaceListProps {
  places: readonly UsedPlace[];
  /** How many there are in all. */
  count: number;
  /** The list's name, or the id of what it is named by. */
  label?: string;
  labelledBy?: string;
}

/** Texts that speak of a claim, each a link to where it is edited. */
export function PlaceList({ places, count, label, labelledBy }: PlaceListProps) {
  const rest = count - places.length;
  return (
    <ul className="adm-claim-places" aria-label={label} aria-labelledby={labelledBy}>
      {places.map(({ kind, title, url, excerpt, agrees }) => (
        <li key={`${url} ${String(agrees)}`}>
          <a href={url}>{title}</a> <span>({kind === 'POST' ? 'post' : 'content'})</span>
          {agrees ? null : <strong> states another figure</strong>}
          <q>{excerpt}</q>
        </li>
      ))}
      {rest > 0 ? <li>{`and ${String(rest)} more`}</li> : null}
    </ul>
  );
}
