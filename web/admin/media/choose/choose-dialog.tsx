import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { ListPager } from '../../shell/list-pager.tsx';
import { ListState } from '../../shell/list-state.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useFocusReturn } from '../../shell/use-focus-return.ts';
import { FileButton } from '../file-button.tsx';
import { imageName, imageSize } from '../image-words.ts';
import { NoImages } from '../no-images.tsx';
import { SendingBar } from '../sending-bar.tsx';
import { useImagePages, type ChosenImage } from '../use-image-pages.ts';
import { intoLibrary, useImageUpload } from '../use-image-upload.ts';
import '../media.css';

interface ChooseDialogProps {
  onChoose: (image: ChosenImage) => void;
  onClose: () => void;
}

/** Offers the images of the library, newest first; an image uploaded to it here is the chosen one. */
export default function ChooseDialog({ onChoose, onClose }: ChooseDialogProps) {
  const [search, setSearch] = useState('');
  const pages = useImagePages(search);
  const { rows, loading } = pages;
  const { progress, send, cancel } = useImageUpload();
  const list = useRef<HTMLUListElement>(null);
  useFocusReturn(true);

  const upload = async (file: File) => {
    const sent = await send(file, intoLibrary);
    if (sent !== undefined) onChoose({ ...sent, altText: '' });
  };

  return (
    <Modal
      open
      title="Choose image"
      onCancel={onClose}
      closable={false}
      focusable={{ focusTriggerAfterClose: false }}
      width={780}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
      ]}
    >
      <div className="adm-choose-bar">
        <FileButton busy={progress !== undefined} onFile={(file) => void upload(file)}>
          Upload
        </FileButton>
        <SendingBar progress={progress} onCancel={cancel} />
        <SearchField label="Search images" value={search} onSearch={setSearch} />
      </div>
      <ListState what="the images" pages={pages} />
      {rows?.length === 0 && !loading ? (
        <NoImages search={search} onClear={() => setSearch('')} />
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <ul
            className="adm-choices"
            aria-label="Images"
            aria-busy={loading}
            tabIndex={-1}
            ref={list}
          >
            {rows.map((image) => (
              <li key={image.id}>
                <button type="button" className="adm-choice" onClick={() => onChoose(image)}>
                  <img src={image.shownUrl} alt="" loading="lazy" />
                  <span>
                    <span className="sr">Choose </span>
                    {imageName(image)}
                    <small>{imageSize(image)}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ListPager
            {...pages}
            itemNames={['image', 'images']}
            shown={rows.length}
            onPageChange={() => list.current?.focus()}
          />
        </>
      ) : null}
    </Modal>
  );
}
