import { Button } from 'antd';
import type { ImageRow } from './use-image-pages.ts';
import { Permitted } from '../session/permissions.tsx';
import { EmailText } from '../shell/email-text.tsx';
import { Moment } from '../shell/moment.tsx';
import { FileButton } from './file-button.tsx';
import { imageName, imageSize } from './image-words.ts';

interface ImageCardProps {
  image: ImageRow;
  /** An upload is in progress. */
  busy: boolean;
  onEdit: () => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
}

/** An image of the library: its properties, its uses and its actions. */
export function ImageCard({ image, busy, onEdit, onReplace, onDelete }: ImageCardProps) {
  const { altText, fileName, shownUrl, url, uploadedAt, uploadedBy, usedIn } = image;
  const name = imageName(image);
  return (
    <li className="adm-image-card" data-image={image.id}>
      <a className="adm-image-thumbnail" href={shownUrl} target="_blank" rel="noreferrer">
        <img src={shownUrl} alt={altText === '' ? `Open ${name}` : altText} loading="lazy" />
      </a>
      <div className="adm-image-facts">
        <h3>{altText === '' ? <i>No alternative text</i> : altText}</h3>
        {fileName === null ? null : <p className="adm-image-file">{fileName}</p>}
        <p>{imageSize(image)}</p>
        <p>
          {uploadedAt === null ? (
            'Upload date unknown'
          ) : (
            <>
              Uploaded: <Moment at={uploadedAt} />
            </>
          )}
          {uploadedBy ? (
            <>
              {', by '}
              <EmailText email={uploadedBy} />
            </>
          ) : null}
        </p>
        <p className="adm-image-address">{url}</p>
        <div className="adm-image-uses">
          {usedIn.length === 0 ? (
            <p>Not used anywhere</p>
          ) : (
            <>
              <p>Used in</p>
              <ImageUses uses={usedIn} label={`Uses of ${name}`} />
            </>
          )}
        </div>
      </div>
      <div className="adm-image-actions" role="group" aria-label={name}>
        <Permitted to="write">
          <Button aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        </Permitted>
        <Permitted to="publish">
          {' '}
          <FileButton label={`Replace ${name}`} busy={busy} onFile={onReplace}>
            Replace
          </FileButton>
          <Button type="text" danger aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </Permitted>
      </div>
    </li>
  );
}

/** The places where an image is used, as links. */
export function ImageUses({ uses, label }: { uses: ImageRow['usedIn']; label: string }) {
  return (
    <ul aria-label={label}>
      {uses.map(({ title, url }) => (
        <li key={`${title} ${url}`}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
