import { Button, Input, Modal } from 'antd';
import { z } from 'zod';
import { mediaLimits, mediaMessages, mediaRules } from '../../../schema/media-rules.ts';
import { useUpdateImageMutation } from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';
import type { ImageRow } from './use-image-pages.ts';

interface EditImageProps {
  image: ImageRow;
  onSaved: () => void;
  onClose: () => void;
}

const rules = z.object({ altText: mediaRules.altText });

/** Edits the default alternative text for new uses of an image. */
export function EditImage({ image: { id, altText, shownUrl }, onSaved, onClose }: EditImageProps) {
  const [updateImage] = useUpdateImageMutation();
  const { form, element, submit, sending } = useRuleForm({
    values: { altText },
    rules,
    send: async (input) => {
      await updateImage({ variables: { id, ...input } });
      onSaved();
      return undefined;
    },
    sent: mediaMessages.saved,
  });
  return (
    <Modal open title="Edit image" onCancel={onClose} closable={false} width={520} footer={null}>
      <form className="adm-media-form" ref={element} noValidate onSubmit={submit}>
        <img className="adm-media-preview" src={shownUrl} alt="" />
        <RuleField
          control={form.control}
          name="altText"
          label="Alternative text"
          hint={`Describes the image for people who cannot see it. Applies to new uses; existing ones do not change. At most ${mediaLimits.altTextMax} characters.`}
        >
          {(attributes) => (
            <Input.TextArea {...attributes} autoFocus autoSize={{ minRows: 2, maxRows: 6 }} />
          )}
        </RuleField>
        <div className="adm-media-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={sending}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
