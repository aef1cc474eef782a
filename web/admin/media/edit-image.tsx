import { Button, Input, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { mediaLimits } from '../../../schema/media-limits.ts';
import { mediaMessages } from '../../../schema/media-messages.ts';
import { mediaRules } from '../../../schema/media-rules.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useUpdateImageMutation } from '../../generated/admin.ts';
import { LabelledField } from '../shell/labelled-field.tsx';
import { useAction } from '../shell/show-failure.ts';
import type { ImageRow } from './use-image-pages.ts';

interface EditImageProps {
  image: ImageRow;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the default alternative text for new uses of an image. */
export function EditImage({ image, onSaved, onClose }: EditImageProps) {
  const [altText, setAltText] = useState(image.altText);
  const [updateImage] = useUpdateImageMutation();
  const { busy, carryOut } = useAction();
  const problem = mediaRules.altText.safeParse(altText).error?.issues[0]?.message;

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    const saved = await carryOut(() => updateImage({ variables: { id: image.id, altText } }));
    if (saved) {
      toast({ ...mediaMessages.saved, variant: 'success' });
      onSaved();
    }
  };

  return (
    <Modal open title="Edit image" onCancel={onClose} closable={false} width={520} footer={null}>
      <form className="adm-media-form" onSubmit={(event) => void save(event)} noValidate>
        <img className="adm-media-preview" src={image.shownUrl} alt="" />
        <LabelledField
          label="Alternative text"
          error={problem}
          hint={`Describes the image for people who cannot see it. Applies to new uses; existing ones do not change. At most ${mediaLimits.altTextMax} characters.`}
        >
          {(attributes) => (
            <Input.TextArea
              {...attributes}
              autoFocus
              value={altText}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={({ target }) => setAltText(target.value)}
            />
          )}
        </LabelledField>
        <div className="adm-media-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
