import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { cardParameter } from '../shell/view-address.ts';

/** Events by which a person moves on; the page must not move any more then. */
const personEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the card that the address names, and focuses it. The cards above it grow as their
 * content loads, so it stays at the top until the person does something.
 */
export function useRequestedCard(page: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation();
  useEffect(() => {
    const address = new URLSearchParams(search);
    const id = address.get('tab') === 'settings' ? address.get(cardParameter) : null;
    const card = [...(page.current?.children ?? [])].find(
      (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['card'] === id,
    );
    if (!page.current || !card) return undefined;
    const show = () => card.scrollIntoView({ block: 'start', behavior: 'instant' });
    const growth = new ResizeObserver(show);
    growth.observe(page.current);
    card.focus({ preventScroll: true });
    const stop = () => {
      growth.disconnect();
      for (const name of personEvents) window.removeEventListener(name, stop);
    };
    for (const name of personEvents) window.addEventListener(name, stop, { passive: true });
    return stop;
  }, [page, key, search]);
}
