import { ImageListDocument, type ImageListQuery } from '../../generated/admin.ts';
import { useListPages } from '../shell/use-list-pages.ts';

export type ImageRow = ImageListQuery['images']['edges'][number]['node'];

export type ChosenImage = Pick<ImageRow, 'url' | 'altText' | 'width' | 'height'>;

/** Pages through the images that match a search, newest first. */
export function useImagePages(search: string) {
  return useListPages(ImageListDocument, { search }, ({ images }) => images);
}
