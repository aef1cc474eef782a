import { useEffect, useRef, useState } from 'react';
import { imagesPath, sendImage, type ImageTarget, type SentImage } from './send-image.ts';
import { showFailure } from '../shell/show-failure.ts';

/** Upload to the library, where the image stays until it is deleted. */
export const intoLibrary: ImageTarget = { method: 'POST', path: `${imagesPath}?keep=true` };

/** Upload that replaces the file of an image. */
export function inPlaceOf(id: string): ImageTarget {
  return { method: 'PUT', path: `${imagesPath}/${id}` };
}

/**
 * Uploads one image at a time. `progress` goes from 0 to 1 during an upload and is undefined
 * otherwise; `send` resolves with the stored image, or reports the error and resolves with
 * undefined.
 */
export function useImageUpload() {
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File, target: ImageTarget): Promise<SentImage | undefined> => {
    const { signal } = (abort.current = new AbortController());
    setProgress(0);
    try {
      return await sendImage(file, { onProgress: setProgress, signal, target });
    } catch (thrown) {
      if (!signal.aborted) showFailure(thrown);
      return undefined;
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  const cancel = () => {
    abort.current?.abort();
    setProgress(undefined);
  };
  return { progress, send, cancel };
}
