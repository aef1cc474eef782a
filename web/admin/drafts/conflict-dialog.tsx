import { Button, Modal, Radio } from 'antd';
import { useId, useMemo, type ReactNode } from 'react';
import { DifferenceBlocks } from '../../components/difference/difference-view.tsx';
import {
  lineDifference,
  wordDifference,
  type Piece,
} from '../../components/difference/text-difference.ts';
import { useFocusReturn } from '../shell/use-focus-return.ts';
import './versions.css';
import './drafts.css';

/** A field in which two texts differ. */
export interface DifferingField {
  label: string;
  mine: string;
  theirs: string;
  /** False if only the stored text has changed there, so that a save does not overwrite it. */
  changedByMe: boolean;
  /** Too long for a side-by-side view. */
  long: boolean;
  /** The choice for this field, where each field is chosen separately. */
  choice?: { theirs: boolean; onChoose: (theirs: boolean) => void };
}

function noteOf({ changedByMe, choice }: DifferingField): string | undefined {
  if (changedByMe) return undefined;
  return choice ? 'You did not change this.' : 'You did not change this: the stored text stays.';
}

interface ConflictDialogProps {
  title: string;
  fields: readonly DifferingField[];
  /** Says who saved when, and what happens to both texts. */
  children: ReactNode;
  saving: boolean;
  /** The label for keeping mine if some fields take theirs. */
  keepLabel?: string;
  onKeepMine: () => void;
  onUseTheirs: () => void;
  onResume: () => void;
}

interface SideProps {
  name: string;
  pieces: readonly Piece[];
  own: Piece['kind'];
  note?: string | undefined;
}

/** One of the two texts; passages that the other one lacks are highlighted. */
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

function BothSides({ field }: { field: DifferingField }) {
  const { mine, theirs } = field;
  const pieces = useMemo(() => wordDifference(theirs, mine), [mine, theirs]);
  return (
    <div className="adm-conflict-sides">
      <Side name="Yours" pieces={pieces} own="added" note={noteOf(field)} />
      <Side name="Stored" pieces={pieces} own="removed" />
    </div>
  );
}

/** A long text as the history shows it: its changes with a few surrounding lines. */
function Difference({ field }: { field: DifferingField }) {
  const { mine, theirs } = field;
  const note = noteOf(field);
  const blocks = useMemo(() => lineDifference(theirs, mine), [mine, theirs]);
  return (
    <>
      <p className="adm-field-hint adm-legend">
        <del>Only in the stored text</del> and <ins>only in yours</ins>.
      </p>
      <div className="adm-difference adm-conflict-difference">
        <DifferenceBlocks blocks={blocks} />
      </div>
      {note === undefined ? null : <p className="adm-field-hint">{note}</p>}
    </>
  );
}

function Field({ field }: { field: DifferingField }) {
  const id = useId();
  const { choice } = field;
  return (
    <section className="adm-conflict-field" aria-labelledby={id}>
      <h3 id={id}>{field.label}</h3>
      {choice ? (
        <Radio.Group
          aria-labelledby={id}
          value={choice.theirs}
          onChange={({ target }) => choice.onChoose(target.value === true)}
          options={[
            { value: false, label: 'Keep mine' },
            { value: true, label: 'Take theirs' },
          ]}
        />
      ) : null}
      {field.long ? <Difference field={field} /> : <BothSides field={field} />}
    </section>
  );
}

/**
 * Two people, or two tabs, have changed the same text: shows the differences and lets the
 * administrator decide; neither overwrites the other automatically (product 5.11).
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const {
    title,
    fields,
    children,
    saving,
    keepLabel = 'Keep mine',
    onKeepMine,
    onUseTheirs,
    onResume,
  } = props;
  useFocusReturn(true);
  return (
    <Modal
      open
      title={title}
      onCancel={onResume}
      focusable={{ focusTriggerAfterClose: false }}
      closable={{ 'aria-label': 'Close' }}
      width={1040}
      footer={[
        <Button key="on" autoFocus disabled={saving} onClick={onResume}>
          Continue editing
        </Button>,
        <Button key="theirs" disabled={saving} onClick={onUseTheirs}>
          Take theirs
        </Button>,
        <Button key="mine" type="primary" loading={saving} onClick={onKeepMine}>
          {keepLabel}
        </Button>,
      ]}
    >
      {children}
      {fields.length === 0 ? <p className="adm-note">The texts are identical.</p> : null}
      {fields.map((field, index) => (
        <Field key={index} field={field} />
      ))}
    </Modal>
  );
}
