import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { timings } from '../../../schema/limits.ts';
import { hashTarget, moveFocusTo } from './scroll-target.ts';

/**
 * Scrolls as product 2.3 says: to the top on every route change, on /reflections then to the blog's
 * title, and to the element of the hash on load and on every change of the hash. The style sheet
 * decides on smooth scrolling, which respects reduced motion.
 */
export function ScrollBehaviour() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const loaded = useRef(false);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    moveFocusTo(document.getElementById('main'));
    if (pathname !== '/reflections') return;
    const timer = setTimeout(() => {
      document.getElementById('blog-title')?.scrollIntoView();
    }, timings.blogListScrollDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    const first = !loaded.current;
    loaded.current = true;
    if (hash === '') return;
    const timer = setTimeout(() => {
      const target = hashTarget(hash);
      // The browser has scrolled there on load; a visitor who has scrolled since is not moved.
      if (target === null || (first && window.scrollY > 0)) return;
      target.scrollIntoView();
      if (!first) moveFocusTo(target);
    }, timings.hashScrollDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);

  return null;
}
