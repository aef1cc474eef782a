import type { ImageRow } from './use-image-pages.ts';

/** The places where an image is used, as links. */
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
