import { Button, Modal } from 'antd';
import { mediaMessages } from '../../../schema/media-rules.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useDeleteImageMutation } from '../../generated/admin.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useAction } from '../shell/show-failure.ts';
import { ImageUses } from './image-card.tsx';
import { imageName } from './image-words.ts';
import type { ImageRow } from './use-image-pages.ts';

interface DeleteImageProps {
  image: ImageRow;
  /** Called when the image was deleted, or is now in use. */
  onDone: () => void;
  onClose: () => void;
  /** The element to focus after the deletion. */
  focusWhenDone: () => HTMLElement | null;
}

/** Confirms the deletion of an image, or says where it is used. */
export function DeleteImage({ image, onDone, onClose, focusWhenDone }: DeleteImageProps) {
  const [deleteImage] = useDeleteImageMutation();
  const { busy, carryOut } = useAction();
  const remove = async () => {
    const deleted = await carryOut(() => deleteImage({ variables: { id: image.id } }));
    if (deleted) toast({ ...mediaMessages.deleted, variant: 'success' });
    onDone();
  };
  if (image.usedIn.length > 0) {
    return (
      <Modal
        open
        title="This image is in use"
        onCancel={onClose}
        closable={false}
        width={460}
        footer={
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        }
      >
        <p>You can delete it once it is no longer used. Remove it here first:</p>
        <ImageUses uses={image.usedIn} label="Uses" />
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Are you sure you want to delete this image?"
      action="Delete"
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
      focusWhenDone={focusWhenDone}
    >
      <p>“{imageName(image)}” is not used anywhere. Its URL will stop working.</p>
    </ConfirmDialog>
  );
}
