import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tell } from '../../counting/told.ts';
import { recordVisit } from '../../visit/visit.ts';

/**
 * Remembers the pages of the visit, as far as the cookie choice allows, and tells the counting that
 * one is shown.
 */
export function VisitRecorder() {
  const { pathname, search } = useLocation();
  useEffect(() => recordVisit({ pathname, search }), [pathname, search]);
  useEffect(() => tell({ kind: 'view', path: pathname }), [pathname]);
  return null;
}
