/** The page of every unmatched path (product 2.1). */
export {
  loadNotFound as load,
  NotFoundPage as Component,
} from '../components/not-found/not-found-page.tsx';
