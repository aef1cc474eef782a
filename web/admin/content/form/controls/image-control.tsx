import { Flex, Input } from 'antd';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChooseImage } from '../../../media/choose/choose-image.tsx';
import { currentImageUrl } from '../../../media/current-image.ts';
import { FileButton } from '../../../media/file-button.tsx';
import { SendingBar } from '../../../media/sending-bar.tsx';
import type { ChosenImage } from '../../../media/use-image-pages.ts';
import { intoLibrary, useImageUpload } from '../../../media/use-image-upload.ts';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import type { TextField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { useTextValue } from '../form-state.ts';

/** An image, uploaded or chosen by URL or from the library, with a preview. */
export function ImageControl({ field, name, path }: FieldProps<TextField>) {
  const { control, value, problem } = useTextValue(name, path);
  const { getValues, setValue } = useFormContext();
  /** The alternative text of the image that was chosen last. */
  const [offered, setOffered] = useState('');
  const choose = ({ url, altText }: ChosenImage) => {
    control.onChange(url);
    if (field.describedBy === undefined) return;
    const beside = `${name.slice(0, name.lastIndexOf('.'))}.${field.describedBy}`;
    const said = String(getValues(beside) ?? '').trim();
    // An alternative text that a person has written is preserved; that of the previous image is
    // replaced.
    if (said === '' || said === offered) setValue(beside, altText, { shouldDirty: true });
    setOffered(altText);
  };
  const { progress, send, cancel } = useImageUpload();
  const upload = async (file: File) => {
    const sent = await send(file, intoLibrary);
    if (sent !== undefined) choose({ ...sent, altText: '' });
  };
  return (
    <div data-field={path}>
      <LabelledField
        label={field.label}
        required={!field.optional}
        error={problem}
        hint={hintOf(field)}
      >
        {(attributes) => (
          <Flex component="span" className="adm-image-line" wrap gap={10} align="center">
            {value === '' || problem !== undefined ? (
              <span className="adm-thumbnail" />
            ) : (
              <img className="adm-thumbnail" src={currentImageUrl(value)} alt="" />
            )}
            <Input
              {...control}
              {...attributes}
              value={value}
              autoComplete="off"
              spellCheck={false}
            />
            <Flex component="span" gap={10}>
              <FileButton
                label={`Upload: ${field.label}`}
                busy={progress !== undefined}
                onFile={(file) => void upload(file)}
              >
                Upload
              </FileButton>
              <ChooseImage what={field.label} onChoose={choose} />
            </Flex>
          </Flex>
        )}
      </LabelledField>
      <SendingBar progress={progress} onCancel={cancel} />
    </div>
  );
}
