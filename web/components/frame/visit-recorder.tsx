import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countView } from '../../counting/views.ts';
import { recordVisit } from '../../visit/visit.ts';

/** Records the pages of the visit, if the cookie choice allows, and counts page views. */
export function VisitRecorder() {
  const { pathname, search } = useLocation();
  useEffect(() => recordVisit({ pathname, search }), [pathname, search]);
  useEffect(() => countView(pathname), [pathname]);
  return null;
}
