import { useEffect, useRef, type RefObject } from 'react';

/** The `ref` of a bar above the page; its height is stored in the page's `--bar` property. */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--bar', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, []);
  return bar;
}
