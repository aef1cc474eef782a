import { useRef, useState } from 'react';
import { Button, Input, Modal } from 'antd';
import { z } from 'zod';
import { mediaLimits, mediaMessages, mediaRules } from '../../../schema/media-rules.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { Permitted } from '../session/permissions.tsx';
import { focusListTop } from '../shell/focus-list-top.ts';
import { ListPager } from '../shell/list-pager.tsx';
import { ListState } from '../shell/list-state.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { inPlace, useViewAddress, withParameters } from '../shell/view-address.ts';
import { FileButton } from './file-button.tsx';
import { ImageCard, ImageUses } from './image-card.tsx';
import { NoImages } from './no-images.tsx';
import { SendingBar } from './sending-bar.tsx';
import { type ImageRow, useImagePages } from './use-image-pages.ts';
import { inPlaceOf, intoLibrary, useImageUpload } from './use-image-upload.ts';
import { useDeleteImageMutation, useUpdateImageMutation } from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';
import { useFocusReturn } from '../shell/use-focus-return.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useAction } from '../shell/show-failure.ts';
import { imageName } from './image-words.ts';
import './media.css';

interface EditImageProps {
  image: ImageRow;
  onSaved: () => void;
  onClose: () => void;
}

const rules = z.object({ altText: mediaRules.altText });

/** Edits the default alternative text for new uses of an image. */
function EditImage({ image: { id, altText, shownUrl }, onSaved, onClose }: EditImageProps) {
  const [updateImage] = useUpdateImageMutation();
  const { form, element, submit, sending, unsaved } = useRuleForm({
    values: { altText },
    rules,
    send: async (input) => {
      await updateImage({ variables: { id, ...input } });
      onSaved();
      return undefined;
    },
    sent: mediaMessages.saved,
  });
  useFocusReturn(true);
  return (
    <Modal
      open
      title="Edit image"
      onCancel={onClose}
      closable={false}
      keyboard={!unsaved}
      mask={{ closable: !unsaved }}
      focusable={{ focusTriggerAfterClose: false }}
      width={520}
      footer={null}
    >
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

const parameters = { search: 'images' };

/** The "Media" tab: the library of uploaded images (product 12.6). */
export default function MediaTab() {
  const [address, setAddress] = useViewAddress();
  const search = address.get(parameters.search) ?? '';
  const pages = useImagePages(search);
  const { rows, loading } = pages;
  const { progress, send, cancel } = useImageUpload();
  const [edited, setEdited] = useState<ImageRow>();
  const [toDelete, setToDelete] = useState<ImageRow>();
  const list = useRef<HTMLElement>(null);
  const busy = progress !== undefined;

  const narrow = (wanted: string) =>
    setAddress((current) => withParameters(current, parameters, { search: wanted }), inPlace);
  const upload = async (file: File) => {
    if ((await send(file, intoLibrary)) === undefined) return;
    toast({ ...mediaMessages.uploaded, variant: 'success' });
    if (search !== '') narrow('');
    pages.reload();
  };
  const replace = async ({ id, url }: ImageRow, file: File) => {
    if ((await send(file, inPlaceOf(id))) === undefined) return;
    // This browser may have cached the previous image under the URL that the editor uses.
    await fetch(url, { cache: 'reload' }).catch(() => undefined);
    toast({ ...mediaMessages.replaced, variant: 'success' });
    pages.reload();
  };

  return (
    <section className="adm-media" aria-label="Media" tabIndex={-1} ref={list}>
      <h2 className="sr">Media</h2>
      <div className="adm-filters adm-media-bar" role="search" aria-label="Media">
        <Permitted to="write">
          <FileButton primary busy={busy} onFile={(file) => void upload(file)}>
            Upload
          </FileButton>
        </Permitted>
        <SendingBar progress={progress} onCancel={cancel} />
        <SearchField label="Search images" value={search} onSearch={narrow} />
      </div>
      <div className="adm-card">
        <ListState what="the images" pages={pages} />
        {rows?.length === 0 && !loading ? (
          <NoImages search={search} onClear={() => narrow('')} />
        ) : null}
        {rows && rows.length > 0 ? (
          <>
            <ul className="adm-images" aria-label="Images" aria-busy={loading}>
              {rows.map((image) => (
                <ImageCard
                  key={image.id}
                  image={image}
                  busy={busy}
                  onEdit={() => setEdited(image)}
                  onReplace={(file) => void replace(image, file)}
                  onDelete={() => setToDelete(image)}
                />
              ))}
            </ul>
            <ListPager
              {...pages}
              itemNames={['image', 'images']}
              shown={rows.length}
              onPageChange={() => focusListTop(list.current)}
            />
          </>
        ) : null}
      </div>
      {edited ? (
        <EditImage
          image={edited}
          onSaved={() => {
            setEdited(undefined);
            pages.reload();
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {toDelete ? (
        <DeleteImage
          image={toDelete}
          focusWhenDone={() => list.current}
          onDone={() => {
            setToDelete(undefined);
            pages.reload();
          }}
          onClose={() => setToDelete(undefined)}
        />
      ) : null}
    </section>
  );
}

interface DeleteImageProps {
  image: ImageRow;
  /** Called when the image was deleted, or is now in use. */
  onDone: () => void;
  onClose: () => void;
  /** The element to focus after the deletion. */
  focusWhenDone: () => HTMLElement | null;
}

/** Confirms the deletion of an image, or says where it is used. */
function DeleteImage({ image, onDone, onClose, focusWhenDone }: DeleteImageProps) {
  const [deleteImage] = useDeleteImageMutation();
  const { busy, carryOut } = useAction();
  useFocusReturn(image.usedIn.length > 0);
  const remove = async () => {
    await carryOut(() => deleteImage({ variables: { id: image.id } }), mediaMessages.deleted);
    onDone();
  };
  if (image.usedIn.length > 0) {
    return (
      <Modal
        open
        title="This image is in use"
        onCancel={onClose}
        closable={false}
        focusable={{ focusTriggerAfterClose: false }}
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
