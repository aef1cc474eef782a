import { Alert, Button, Input } from 'antd';
import { useId } from 'react';
import type { RequestNotesFragment } from '../../../generated/admin.ts';
import { Moment } from '../../shell/moment.tsx';
import { useNotes } from './use-notes.ts';
import { FieldError } from '../../shell/labelled-field.tsx';

interface NotesEditorProps {
  request: RequestNotesFragment;
  onReload: () => Promise<unknown>;
}

/** The administrators' notes about a request; a failed save preserves the text. */
export function NotesEditor({ request, onReload }: NotesEditorProps) {
  const notes = useNotes(request, onReload);
  const id = useId();
  const errorId = `${id}-error`;
  const { notesSavedAt, notesSavedBy } = request;
  return (
    <section className="adm-detail-part">
      <h3>
        <label htmlFor={id}>Notes</label>
      </h3>
      {notes.conflict ? (
        <Alert
          className="adm-notes-conflict"
          type="warning"
          showIcon
          title={`${notesSavedBy ?? 'Someone else'} saved other notes in the meantime:`}
          description={
            <>
              <p className="adm-their-notes">{request.notes || 'No notes'}</p>
              <p>Your text is still below. “Save notes” will replace theirs.</p>
            </>
          }
        />
      ) : null}
      <Input.TextArea
        id={id}
        dir="auto"
        value={notes.text}
        onChange={(event) => notes.onChange(event.target.value)}
        autoSize={{ minRows: 3, maxRows: 14 }}
        aria-invalid={notes.error !== undefined}
        aria-describedby={notes.error === undefined ? undefined : errorId}
        {...(notes.error === undefined ? {} : { status: 'error' as const })}
      />
      <FieldError id={errorId} text={notes.error} />
      <div className="adm-notes-actions">
        <Button loading={notes.saving} onClick={() => void notes.save()}>
          Save notes
        </Button>
        <p className="adm-note">
          {notes.unsaved ? 'Not saved yet.' : null}
          {!notes.unsaved && notesSavedAt !== null ? (
            <>
              Saved <Moment at={notesSavedAt} inFull /> by {notesSavedBy}.
            </>
          ) : null}
        </p>
      </div>
    </section>
  );
}
