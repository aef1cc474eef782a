import { useSyncExternalStore } from 'react';
import { imageUploads, type UploadState } from './image-uploads.ts';

const subscribe = (listener: () => void) => imageUploads.subscribe(listener);

/** The state of the uploads in a Markdown text, in words; empty if all are finished. */
export function useUploadNote(markdown: string): string {
  return useSyncExternalStore(subscribe, () => {
    const { sending, failed } = imageUploads.countIn(markdown);
    const images = (count: number) => (count === 1 ? '1 image is' : `${count} images are`);
    return [
      sending > 0
        ? `${images(sending)} uploading. The post is saved when the upload finishes.`
        : '',
      failed > 0 ? `${images(failed)} not uploaded.` : '',
    ]
      .join(' ')
      .trim();
  });
}

/** The state of one upload; undefined without a URL. */
export function useUpload(address: string | undefined): UploadState | undefined {
  return useSyncExternalStore(subscribe, () =>
    address === undefined ? undefined : imageUploads.stateOf(address),
  );
}
