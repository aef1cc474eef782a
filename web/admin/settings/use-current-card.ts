import { useEffect, useState, type RefObject } from 'react';

/** The part of the screen in which a card is the current one: a line below its top. */
const line = '-20% 0px -79% 0px';

/** The id of the card that is being read; follows scrolling. */
export function useCurrentCard(page: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (entered instanceof HTMLElement) setCurrent(entered.dataset['card']);
      },
      { rootMargin: line },
    );
    for (const card of page.current?.children ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, [page]);
  return current;
}
