import { useEffect, useState } from 'react';
import type { ArticleTemplate_PostFragment } from '../../generated/site.ts';

/** A part of an article that its table of contents names. */
export type ArticleSection = Pick<
  ArticleTemplate_PostFragment['sections'][number],
  'anchor' | 'title'
>;

/** The part of the screen, from its top, in which a heading is taken to be what is being read. */
const readingShare = 0.34;

/** The anchor of the section being read; undefined above the first one and on the server. */
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
