import { useEffect, useState } from 'react';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';

/** A section of an article that its table of contents lists. */
export type ArticleSection = Pick<
  ArticleTemplate_PostFragment['sections'][number],
  'anchor' | 'title'
>;

/** A heading above this fraction of the screen height counts as the section being read. */
const readingShare = 0.34;

/** The anchor of the section being read; undefined above the first section and on the server. */
export function useCurrentSection(sections: readonly ArticleSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ anchor }) => anchor).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const findCurrent = (): void => {
      const line = window.innerHeight * readingShare;
      const passed = elements.filter((element) => element.getBoundingClientRect().top < line);
      setCurrent(passed.at(-1)?.id);
    };
    const observer = new IntersectionObserver(findCurrent, {
      rootMargin: `0px 0px -${(1 - readingShare) * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
