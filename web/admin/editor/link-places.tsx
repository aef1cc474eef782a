import { TargetList, type LinkTarget } from './target-list.tsx';

interface LinkPlacesProps {
  places: readonly LinkTarget[];
  /** Search words; if empty, all are offered. */
  words: string;
  onChoose: (place: LinkTarget) => void;
}

/** A choice of the site's pages and sections by name. */
export function LinkPlaces({ places, words, onChoose }: LinkPlacesProps) {
  const search = words.trim().toLowerCase();
  return (
    <TargetList
      label="Pages and sections of this site"
      targets={places.filter(({ title }) => title.toLowerCase().includes(search))}
      nothing="No matching pages."
      onChoose={onChoose}
    />
  );
}
