import { Button, Modal } from 'antd';
import { useId, useMemo } from 'react';
import { DifferenceBlocks } from '../../history/difference-view.tsx';
import { lineDifference, wordDifference, type Piece } from '../../history/text-difference.ts';
import { momentInFull } from '../../shell/moment-text.ts';
import type { DifferingField } from './differing-fields.ts';
import '../../history/history.css';

const unchangedNote = 'You did not change this: the stored text stays.';

interface ConflictDialogProps {
  fields: readonly DifferingField[];
  /** When the stored post was saved. */
  savedAt: string;
  /** Whether mine were changes that wait beside the post. */
  besides: boolean;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onGoOn: () => void;
}

interface SideProps {
  name: string;
  pieces: readonly Piece[];
  own: Piece['kind'];
  note?: string | undefined;
}

/** One of the two texts; what the other one has not is marked. */
function Side({ name, pieces, own, note }: SideProps) {
  const id = useId();
  const shown = pieces.filter(({ kind }) => kind === 'same' || kind === own);
  return (
    <div className="adm-conflict-side">
      <h4 id={id}>{name}</h4>
      <div className="adm-conflict-text" role="group" aria-labelledby={id} tabIndex={0}>
        {shown.length === 0 ? <span className="adm-quiet">Empty</span> : null}
        {shown.map(({ kind, text }, index) =>
          kind === 'same' ? text : <mark key={index}>{text}</mark>,
        )}
      </div>
      {note === undefined ? null : <p className="adm-field-hint">{note}</p>}
    </div>
  );
}

function BothSides({ field: { mine, theirs, changedByMe } }: { field: DifferingField }) {
  const pieces = useMemo(() => wordDifference(theirs, mine), [mine, theirs]);
  return (
    <div className="adm-conflict-sides">
      <Side
        name="Yours"
        pieces={pieces}
        own="added"
        note={changedByMe ? undefined : unchangedNote}
      />
      <Side name="Stored" pieces={pieces} own="removed" />
    </div>
  );
}

/** A long text as the history shows it: what differs, with a little of what stands around it. */
function Difference({ field: { mine, theirs, changedByMe } }: { field: DifferingField }) {
  const blocks = useMemo(() => lineDifference(theirs, mine), [mine, theirs]);
  return (
    <>
      <p className="adm-field-hint adm-legend">
        <del>Only in the stored text</del> and <ins>only in yours</ins>.
      </p>
      <div className="adm-difference adm-conflict-difference">
        <DifferenceBlocks blocks={blocks} />
      </div>
      {changedByMe ? null : <p className="adm-field-hint">{unchangedNote}</p>}
    </>
  );
}

function Field({ field }: { field: DifferingField }) {
  const id = useId();
  return (
    <section className="adm-conflict-field" aria-labelledby={id}>
      <h3 id={id}>{field.label}</h3>
      {field.long ? <Difference field={field} /> : <BothSides field={field} />}
    </section>
  );
}

/**
 * Two people, or two tabs, changed one post: shows where both texts differ and lets the person
 * decide; neither overwrites the other unasked (product 5.11).
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, savedAt, besides, saving, onKeepMine, onTakeTheirs, onGoOn } = props;
  return (
    <Modal
      open
      title="This post was saved in the meantime"
      onCancel={onGoOn}
      closable={{ 'aria-label': 'Close' }}
      width={1040}
      footer={[
        <Button key="on" disabled={saving} onClick={onGoOn}>
          Go on editing
        </Button>,
        <Button key="theirs" disabled={saving} onClick={onTakeTheirs}>
          Take theirs
        </Button>,
        <Button key="mine" type="primary" loading={saving} onClick={onKeepMine}>
          Keep mine
        </Button>,
      ]}
    >
      <p>
        Another tab or another administrator saved it on {momentInFull(new Date(savedAt))}, after
        you had opened it. Your text is still here, and not saved yet. Keeping yours leaves theirs
        in the history of the post; taking theirs keeps yours{' '}
        {besides ? 'there: your waiting changes are discarded' : 'as a draft'}.
      </p>
      {fields.length === 0 ? <p className="adm-note">Both texts say the same.</p> : null}
      {fields.map((field) => (
        <Field key={field.label} field={field} />
      ))}
    </Modal>
  );
}
