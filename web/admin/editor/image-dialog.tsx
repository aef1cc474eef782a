import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { imageAddress } from '../../../schema/article-urls.ts';
import { ChooseImage } from '../media/choose/choose-image.tsx';
import type { ImageValues } from './image-schema.ts';
import { ImageFile } from './uploads/image-file.tsx';
import { imageUploads } from './uploads/image-uploads.ts';
import { isUploadAddress } from './uploads/upload-address.ts';
import { FieldError } from '../shell/labelled-field.tsx';

interface ImageDialogProps {
  values: ImageValues;
  /** Whether the image is already in the text. */
  exists: boolean;
  onApply: (image: ImageValues) => void;
  onClose: () => void;
}

const fields = [
  {
    name: 'src',
    label: 'Address',
    hint: 'Starts with “https://”, or with “/” for an image of this site.',
  },
  {
    name: 'alt',
    label: 'Alternative text',
    hint: 'Describes the image for people who cannot see it.',
  },
  { name: 'title', label: 'Caption', hint: 'Shown below the image. Optional.' },
] as const satisfies readonly { name: keyof ImageValues; label: string; hint: string }[];

/** A dialog that adds an image by URL or upload, or edits one. */
export function ImageDialog({ values, exists, onApply, onClose }: ImageDialogProps) {
  const id = useId();
  const [upload, setUpload] = useState(isUploadAddress(values.src) ? values.src : undefined);
  const [image, setImage] = useState<ImageValues>({
    ...values,
    src: isUploadAddress(values.src) ? '' : values.src,
  });
  const [problem, setProblem] = useState('');
  /** The alternative text of the image chosen from the library. */
  const [offered, setOffered] = useState('');

  const choose = (file: File) => {
    setProblem('');
    setUpload(imageUploads.add(file));
  };
  const apply = () => {
    const typed = image.src.trim();
    // An image can be inserted while its upload is in progress; it completes in the text.
    const usesUpload =
      upload !== undefined && (exists || imageUploads.stateOf(upload).kind === 'sending');
    const src = typed === '' && usesUpload ? upload : typed;
    if (imageAddress.test(src) || isUploadAddress(src)) {
      onApply({ src, alt: image.alt.trim(), title: image.title.trim() });
    } else {
      setProblem('Enter a URL that starts with “https://” or “/”, or upload a file.');
    }
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
        <Button key="apply" type="primary" onClick={apply}>
          {exists ? 'Apply' : 'Insert'}
        </Button>,
      ]}
    >
      <div className="adm-dialog-fields">
        <ImageFile
          address={upload}
          onFile={choose}
          onDone={(src) => {
            setUpload(undefined);
            setImage((current) => ({ ...current, src }));
          }}
          onCancel={() => setUpload(undefined)}
        />
        <div>
          <ChooseImage
            onChoose={({ url, altText }) => {
              setProblem('');
              setUpload(undefined);
              setOffered(altText);
              setImage((current) => ({
                ...current,
                src: url,
                // An alternative text that a person has written is preserved; that of the previous
                // image is replaced.
                alt: ['', offered].includes(current.alt.trim()) ? altText : current.alt,
              }));
            }}
          />
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
                // The focus returns to the text immediately, and the key press must not go there.
                event.preventDefault();
                apply();
              }}
            />
            <p className="adm-field-hint" id={`${id}-${name}-hint`}>
              {hint}
            </p>
          </div>
        ))}
        {problem === '' ? null : <FieldError text={problem} alert />}
      </div>
    </Modal>
  );
}
