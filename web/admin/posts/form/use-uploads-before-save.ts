import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adminFailed } from '../../../../schema/messages.ts';
import type { CreatePost } from '../../../../schema/post-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import type { PostValues } from './post-values.ts';
import { imageUploads } from '../../editor/uploads/image-uploads.ts';
import { uploadsIn } from '../../editor/uploads/upload-address.ts';

/** Resolves as soon as any upload makes progress. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = imageUploads.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}

function refusalOf(failed: number): string {
  return failed === 1
    ? 'Not saved: an image of the content is not uploaded. Try again, or remove it.'
    : `Not saved: ${failed} images of the content are not uploaded. Try again, or remove them.`;
}

/**
 * Delays a save until the content's images are uploaded. `uploaded` resolves with true when the
 * form's content may be saved; with false if an image cannot be uploaded, after reporting this, or
 * if the form was closed in the meantime. `waiting` is true while a save is delayed.
 */
export function useUploadsBeforeSave(form: UseFormReturn<PostValues, unknown, CreatePost>): {
  waiting: boolean;
  uploaded: () => Promise<boolean>;
} {
  const [waiting, setWaiting] = useState(false);
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  const uploaded = async (): Promise<boolean> => {
    const finished = () => imageUploads.withFinished(form.getValues('content'));
    while (imageUploads.countIn(finished()).sending > 0) {
      setWaiting(true);
      await nextChange();
      if (unmounted.current) return false;
    }
    setWaiting(false);
    const content = finished();
    if (content !== form.getValues('content')) form.setValue('content', content);
    const failed = uploadsIn(content).length;
    if (failed === 0) return true;
    const message = refusalOf(failed);
    form.setError('content', { type: 'upload', message }, { shouldFocus: true });
    toast({ ...adminFailed(message), variant: 'destructive' });
    return false;
  };
  return { waiting, uploaded };
}
