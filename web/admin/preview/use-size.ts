import { useEffect, useState } from 'react';

/** The size of an element's content box, with updates; zero until it is known. */
export function useSize(): [
  ref: (element: HTMLElement | null) => void,
  size: { width: number; height: number },
] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
