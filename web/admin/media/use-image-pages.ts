import { useImageListQuery, type ImageListQuery } from '../../generated/admin.ts';
import { listPages, pageSize, type ListPages } from '../shell/list-pages.ts';
import { useCursorTrail } from '../shell/use-cursor-trail.ts';

export type ImageRow = ImageListQuery['images']['edges'][number]['node'];

export type ChosenImage = Pick<ImageRow, 'url' | 'altText' | 'width' | 'height'>;

/** Pages through the images that match a search, newest first; always loaded from the server. */
export function useImagePages(search: string): ListPages<ImageRow> {
  const trail = useCursorTrail(search);
  const answer = useImageListQuery({
    variables: { first: pageSize, after: trail.after, search },
    fetchPolicy: 'network-only',
  });
  return listPages(trail, answer, ({ images }) => images);
}
