import { useImageListQuery, type ImageListQuery } from '../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../shell/list-pages.ts';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';

/** An image as the library shows it. */
export type ImageRow = ImageListQuery['images']['edges'][number]['node'];

/** An image that was chosen from the library. */
export type ChosenImage = Pick<ImageRow, 'url' | 'altText' | 'width' | 'height'>;

/**
 * Pages through the images that a search finds, newest first; the server is asked anew each time.
 */
export function useImagePages(search: string): ListPages<ImageRow> {
  const trail = useCursorTrail(search);
  const answer = useImageListQuery({
    variables: { first: pageSize, after: trail.after, search },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ images }) => images);
}
