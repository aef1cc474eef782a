import { useEffect, useRef, useState } from 'react';
import { imagesPath, sendImage, type ImageTarget } from './send-image.ts';
import { showFailure } from '../shell/show-failure.ts';

/** Where an upload into the library goes, to stay until it is deleted. */
export const intoLibrary: ImageTarget = { method: 'POST', path: `${imagesPath}?keep=true` };

/** Where another picture of an image goes. */
export function inPlaceOf(id: string): ImageTarget {
  return { method: 'PUT', path: `${imagesPath}/${id}` };
}

/**
 * Sends one picture at a time. `progress` goes from 0 to 1 while one is on its way, else it is
 * undefined; `send` resolves with the image's address, or with undefined, having said why not.
 */
export function useImageUpload() {
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File, target: ImageTarget): Promise<string | undefined> => {
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
