import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { moveFocusTo } from '../frame/scroll-target.ts';

/**
 * Scrolls to the start of the list when a link has changed its page; Back leaves scrolling to the
 * browser. Returns the ref for the heading of the list.
 */
export function useStartOfList(after: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(after);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (shown.current === after) return;
    shown.current = after;
    if (navigationType !== NavigationType.Push) return;
    heading.current?.scrollIntoView();
    moveFocusTo(heading.current);
  }, [after, navigationType]);
  return heading;
}
