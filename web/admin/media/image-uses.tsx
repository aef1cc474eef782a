import type { ImageRow } from './use-image-pages.ts';

/** Where an image is used, each a link to it. */
export function ImageUses({ uses, label }: { uses: ImageRow['usedIn']; label: string }) {
  return (
    <ul aria-label={label}>
      {uses.map(({ title, url }) => (
        <li key={`${title} ${url}`}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
