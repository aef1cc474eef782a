import { useId } from 'react';
import type { ArticleHeading } from './article-headings.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** The sections of an article; the one being read is marked. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  const titleId = useId();
  const current = useCurrentHeading(headings);
  return (
    <nav className="side" aria-labelledby={titleId}>
      <h2 id={titleId}>In this article</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
