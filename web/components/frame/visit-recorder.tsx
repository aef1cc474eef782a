import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordVisit } from '../../visit.ts';

/** Remembers the pages of the visit, as far as the cookie choice allows. */
export function VisitRecorder() {
  const { pathname, search } = useLocation();
  useEffect(() => recordVisit({ pathname, search }), [pathname, search]);
  return null;
}
