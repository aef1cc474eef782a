import { Button } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { imageUploads } from './image-uploads.ts';
import { useUpload } from './use-uploads.ts';
import { FieldError } from '../../shell/labelled-field.tsx';

interface ImageFileProps {
  /** The upload in progress, if any. */
  address: string | undefined;
  onFile: (file: File) => void;
  /** Called with the final URL of the image after the upload. */
  onDone: (url: string) => void;
  onCancel: () => void;
}

/** Selects an image file and shows the progress of its upload. */
export function ImageFile({ address, onFile, onDone, onCancel }: ImageFileProps) {
  const id = useId();
  const upload = useUpload(address);
  const [uploaded, setUploaded] = useState<string>();
  const follow = useEffectEvent((changed: string) => {
    const state = imageUploads.stateOf(changed);
    if (changed !== address || state.kind !== 'done') return;
    setUploaded(state.url);
    onDone(state.url);
  });
  useEffect(() => imageUploads.subscribe((changed) => follow(changed)), []);

  return (
    <div className="adm-field">
      <label className="adm-label" htmlFor={id}>
        Upload a file
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        disabled={upload?.kind === 'sending'}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
      />
      <p className="adm-field-hint" role="status">
        {upload?.kind === 'sending' ? 'Uploading…' : 'PNG, JPEG, WebP, GIF or AVIF of up to 10 MB.'}
      </p>
      {address !== undefined && upload?.kind === 'sending' ? (
        <div className="adm-upload">
          <progress aria-label="Uploading" value={upload.progress} />
          <Button
            size="small"
            onClick={() => {
              imageUploads.cancel(address);
              onCancel();
            }}
          >
            Cancel upload
          </Button>
        </div>
      ) : null}
      {upload?.kind === 'failed' || upload?.kind === 'missing' ? (
        <FieldError text={upload.message} alert />
      ) : null}
      {address !== undefined && upload?.kind === 'failed' ? (
        <Button size="small" onClick={() => imageUploads.retry(address)}>
          Try again
        </Button>
      ) : null}
      {uploaded === undefined ? null : (
        <img className="adm-uploaded" src={uploaded} alt="The uploaded image" />
      )}
    </div>
  );
}
