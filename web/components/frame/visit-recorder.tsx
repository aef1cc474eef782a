import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countView } from '../../counting/views.ts';
import { recordVisit } from '../../visit/visit.ts';

/**
 * Remembers the pages of the visit, as far as the cookie choice allows, and counts those
 * that are shown.
 */
export function VisitRecorder() {
  const { pathname, search } = useLocation();
  useEffect(() => recordVisit({ pathname, search }), [pathname, search]);
  useEffect(() => countView(pathname), [pathname]);
  return null;
}
