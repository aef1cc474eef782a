/** The page of every unmatched path (specification §2 "Route table"). */
export {
  loadNotFound as load,
  NotFoundPage as Component,
} from '../components/not-found/not-found-page.tsx';
