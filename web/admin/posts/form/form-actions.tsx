import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMay } from '../../session/permissions.tsx';
import { DraftState } from '../../drafts/draft-state.tsx';
import { isPublic } from '../list/post-state.ts';
import { DraftPreview } from '../preview/draft-preview.tsx';
import type { OpenedAi, OpenedPost } from './opened-post.ts';
import { effectText } from './publication.ts';
import type { PostFormHandle } from './use-post-form.ts';
import { confirmReadingLabel } from '../../../../schema/ai-disclosure.ts';
import { momentBriefly } from '../../shell/moment-text.ts';

interface FormActionsProps {
  handle: PostFormHandle;
  /** Closes the form; without it, there is no such button. */
  onCancel?: () => void;
  /** The number of findings that prevent publishing. */
  blocking: number;
  onShowChecks: () => void;
  /** Shows the choice of publication; not given where it is in sight. */
  onShowPublication?: () => void;
}

const otherSaves = [
  { choice: 'draft', label: 'Save draft' },
  { choice: 'timed', label: 'Schedule' },
] as const;

function mainLabel({ id, pending: waiting }: OpenedPost, staysPublic: boolean): string {
  if (id === undefined) return 'Create Post';
  return waiting && staysPublic ? 'Publish changes' : 'Update Post';
}

/** The actions of the form and its save status; always visible. */
export function FormActions(props: FormActionsProps) {
  const { handle, onCancel, blocking, onShowChecks, onShowPublication } = props;
  const { form, opened, publication, saving, pending: waiting, save, status } = handle;
  const wasPublic = isPublic(opened.live);
  const staysPublic = wasPublic && publication.choice !== 'draft';
  const publishedAt = useWatch({ control: form.control, name: 'publishedAt' });
  const effectId = useId();
  /** The button that shows that the form is being saved. */
  const [pressed, setPressed] = useState<'main' | 'pending' | 'draft' | 'timed'>('main');
  const publishes = useMay('publish');
  // What is public, or will be, changes through pending changes only.
  const mayOnlyPropose = opened.live.published && !publishes;

  return (
    <>
      <ReadingControl handle={handle} />
      {mayOnlyPropose ? null : (
        <>
          <Button
            type="primary"
            htmlType="submit"
            loading={saving && pressed === 'main'}
            aria-disabled={saving}
            onClick={() => setPressed('main')}
            aria-describedby={effectId}
            // Prevents the button from moving before the click: a field that loses the focus may show a
            // message.
            onMouseDown={(event) => event.preventDefault()}
          >
            {mainLabel(opened, staysPublic)}
          </Button>
          <Effect id={effectId} onClick={onShowPublication}>
            {effectText(publication.choice, publishedAt, wasPublic)}
          </Effect>
          {blocking > 0 ? (
            <Button type="text" danger onClick={onShowChecks}>
              {blocking} to fix<span className="sr"> before publishing</span>
            </Button>
          ) : null}
        </>
      )}
      {staysPublic || mayOnlyPropose ? (
        <Button
          type={mayOnlyPropose ? 'primary' : 'default'}
          disabled={saving && pressed !== 'pending'}
          loading={saving && pressed === 'pending'}
          onClick={() => {
            setPressed('pending');
            handle.saveAsPending();
          }}
        >
          Save changes as draft
        </Button>
      ) : null}
      {wasPublic || !publishes
        ? null
        : otherSaves.map(({ choice, label }) => (
            <Button
              key={choice}
              disabled={saving && pressed !== choice}
              loading={saving && pressed === choice}
              onClick={() => {
                setPressed(choice);
                save(choice);
              }}
            >
              {label}
            </Button>
          ))}
      {onCancel ? (
        <Button onClick={onCancel} disabled={saving && !waiting}>
          Cancel
        </Button>
      ) : null}
      <DraftPreview valuesOf={form.getValues} slug={opened.base.slug || undefined} />
      <DraftState status={status} />
      <p className="adm-form-note" role="status">
        {handle.draftNote}
      </p>
    </>
  );
}

interface EffectProps {
  id: string;
  onClick: (() => void) | undefined;
  children: string;
}

/** What the main button does; it leads to the choice of it. */
function Effect({ id, onClick, children }: EffectProps) {
  if (onClick === undefined) {
    return (
      <span className="adm-form-effect" id={id}>
        {children}
      </span>
    );
  }
  return (
    <Button className="adm-form-effect" id={id} type="link" onClick={onClick}>
      {children}
    </Button>
  );
}

function stateOf({ confirmed }: OpenedAi, unsaved: boolean): string {
  if (confirmed === null) return 'Written with AI. No person has confirmed having read this text.';
  const at = momentBriefly(new Date(confirmed.at), new Date());
  const by = confirmed.by === null ? '' : ` by ${confirmed.by}`;
  const read = `Written with AI. Read${by}, ${at}.`;
  return unsaved ? `${read} A changed text must be read again.` : read;
}

/**
 * Says who has read a text in which AI was involved, and takes the confirmation that the next save
 * sends; nothing for a text without AI (product 24.5).
 */
function ReadingControl({ handle }: { handle: PostFormHandle }) {
  const { opened, unsaved, read, setRead } = handle;
  if (opened.ai === undefined) return null;
  return (
    <div className="adm-form-reading">
      <p>{stateOf(opened.ai, unsaved)}</p>
      <Checkbox checked={read} onChange={(event) => setRead(event.target.checked)}>
        {confirmReadingLabel}
      </Checkbox>
    </div>
  );
}
