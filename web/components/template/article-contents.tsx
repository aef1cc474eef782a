import { useId } from 'react';
import { type ArticleSection, useCurrentSection } from './use-current-section.ts';

/** The sections of an article; the one being read is marked. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const titleId = useId();
  const current = useCurrentSection(sections);
  return (
    <nav className="side" aria-labelledby={titleId}>
      <h2 id={titleId}>In this article</h2>
      <ul>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${encodeURIComponent(anchor)}`}
              aria-current={anchor === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
