import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { imageAddress } from '../../../../schema/image-address.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { uploadImage } from './upload-image.ts';

/** An image as it stands in the text. */
export interface ImageValues {
  src: string;
  alt: string;
  /** Shown below it as its caption. */
  title: string;
}

interface ImageDialogProps {
  onInsert: (image: ImageValues) => void;
  onClose: () => void;
}

const fields = [
  {
    name: 'src',
    label: 'Address',
    hint: 'Begins with “https://”, or with “/” for an image of this site.',
  },
  {
    name: 'alt',
    label: 'Alternative text',
    hint: 'Says what it shows to those who cannot see it.',
  },
  { name: 'title', label: 'Caption', hint: 'Stands below it; may be left empty.' },
] as const satisfies readonly { name: keyof ImageValues; label: string; hint: string }[];

/** Asks for an image, by its address or as a file to upload. */
export function ImageDialog({ onInsert, onClose }: ImageDialogProps) {
  const id = useId();
  const [image, setImage] = useState<ImageValues>({ src: '', alt: '', title: '' });
  const [uploading, setUploading] = useState(false);
  const [uploaded, setUploaded] = useState<string>();
  const [problem, setProblem] = useState('');

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setUploading(true);
    setProblem('');
    try {
      const src = await uploadImage(file);
      setUploaded(src);
      setImage((current) => ({ ...current, src }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setUploading(false);
  };
  const insert = () => {
    if (!imageAddress.test(image.src.trim())) {
      setProblem('Give an address that begins with “https://” or “/”, or upload a file.');
      return;
    }
    onInsert({ ...image, src: image.src.trim() });
  };

  return (
    <Modal
      open
      title="Image"
      onCancel={onClose}
      closable={false}
      width={520}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="insert" type="primary" disabled={uploading} onClick={insert}>
          Insert
        </Button>,
      ]}
    >
      <div className="adm-dialog-fields">
        <div className="adm-field">
          <label className="adm-label" htmlFor={`${id}-file`}>
            Upload a file
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            disabled={uploading}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
          <p className="adm-field-hint" role="status">
            {uploading ? 'Uploading…' : 'PNG, JPEG, WebP, GIF or AVIF of up to 10 MB.'}
          </p>
          {uploaded === undefined ? null : (
            <img className="adm-uploaded" src={uploaded} alt="The uploaded image" />
          )}
        </div>
        {fields.map(({ name, label, hint }) => (
          <div className="adm-field" key={name}>
            <label className="adm-label" htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <Input
              id={`${id}-${name}`}
              aria-describedby={`${id}-${name}-hint`}
              value={image[name]}
              onChange={(event) => setImage({ ...image, [name]: event.target.value })}
              onPressEnter={(event) => {
                // The focus goes back to the text at once; the key must not follow it there.
                event.preventDefault();
                insert();
              }}
            />
            <p className="adm-field-hint" id={`${id}-${name}-hint`}>
              {hint}
            </p>
          </div>
        ))}
        {problem === '' ? null : (
          <p className="adm-field-error" role="alert">
            <InterfaceIcon name="warning" />
            {problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
