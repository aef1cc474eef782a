import { TargetList, type LinkTarget } from './target-list.tsx';

interface LinkPlacesProps {
  places: readonly LinkTarget[];
  /** Words that they are found by; without any all are offered. */
  words: string;
  onChoose: (place: LinkTarget) => void;
}

/** The site's pages and sections to choose from by name. */
export function LinkPlaces({ places, words, onChoose }: LinkPlacesProps) {
  const search = words.trim().toLowerCase();
  return (
    <TargetList
      label="Pages and sections of this site"
      targets={places.filter(({ title }) => title.toLowerCase().includes(search))}
      nothing="No page has these words."
      onChoose={onChoose}
    />
  );
}
