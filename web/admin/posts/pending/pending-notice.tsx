import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { momentInFull } from '../../shell/moment-text.ts';
import type { EditedPost, PersonValues, PostValues } from '../form/post-values.ts';
import type { PostFormHandle } from '../form/use-post-form.ts';
import { isPublic } from '../list/post-state.ts';
import { useDiscardChanges } from './use-discard-changes.ts';
import { DifferenceView } from '../../../components/difference/difference-view.tsx';
import { fieldDifferences, type VersionText } from '../history/version-fields.ts';
import { DifferenceLegend } from '../../drafts/version-history.tsx';
import { SideDrawer, useLastShown } from '../../shell/side-drawer.tsx';

interface PendingNoticeProps {
  handle: PostFormHandle;
  /** Called with the post after its pending changes were discarded. */
  onDiscarded: (post: EditedPost) => void;
}

/** Says that the form includes pending changes, with actions to compare and discard them. */
export function PendingNotice({ handle, onDiscarded }: PendingNoticeProps) {
  const { opened, form, saving } = handle;
  const { pending: waiting, live, id = '' } = opened;
  const [compared, setCompared] = useState<PostValues>();
  const { discarding, discard } = useDiscardChanges(id);
  if (waiting === undefined) return null;

  const drop = async (): Promise<void> => {
    const remaining = await discard(waiting.number);
    if (remaining) onDiscarded(remaining);
  };
  return (
    <>
      <Alert
        className="adm-draft-offer"
        type="info"
        showIcon
        role="status"
        title="You are editing pending changes."
        description={
          <>
            {`Saved ${momentInFull(new Date(waiting.savedAt))} by ${waiting.savedBy}. `}
            {isPublic(live) ? 'Readers see the text without them. ' : null}
            {waiting.outdated
              ? 'The post itself was changed since; you will see both texts before yours is saved.'
              : null}
          </>
        }
        action={
          <span className="adm-draft-offer-actions">
            <Button onClick={() => setCompared(structuredClone(form.getValues()))}>
              Show differences
            </Button>
            <ConfirmButton
              button={{ disabled: saving, children: 'Discard changes' }}
              title="Discard the pending changes?"
              action="Discard"
              busy={discarding}
              onConfirm={drop}
            >
              <p>
                The published post does not change. You can restore the discarded changes from the
                history; anything you typed since is offered as a draft.
              </p>
            </ConfirmButton>
          </span>
        }
      />
      <LiveDifference live={live} values={compared} onClose={() => setCompared(undefined)} />
    </>
  );
}

/** Says that a program wrote the text in the form, until a person publishes it. */
export function ProgramNotice({ program }: { program: string | undefined }) {
  return program === undefined ? null : (
    <Alert
      className="adm-draft-offer"
      type="warning"
      showIcon
      title="A program wrote this."
      description={`${program} wrote this text, and no person has published it yet. Read it before you publish.`}
    />
  );
}

interface LiveDifferenceProps {
  /** The stored text without pending changes. */
  live: PostValues;
  /** The text to compare it with; undefined closes the drawer. */
  values: PostValues | undefined;
  onClose: () => void;
}

function knownPerson({ name, member }: PersonValues) {
  return { name, member: member ?? null };
}

function textOf({
  published,
  faqs,
  references,
  authors,
  reviewer,
  ...text
}: PostValues): VersionText {
  return {
    ...text,
    references: references.map((one) => ({ ...one, doi: null })),
    authors: authors.map(knownPerson),
    reviewer: reviewer && knownPerson(reviewer),
    faqs: faqs.map(({ id = '', question, answer }) => ({ id, question, answer })),
  };
}

/** Changes for readers if the form were published now. */
function LiveDifference({ live, values, onClose }: LiveDifferenceProps) {
  const shown = useLastShown(values);
  return shown === undefined ? null : (
    <SideDrawer
      open={values !== undefined}
      onClose={onClose}
      width={760}
      title="Differences from the published text"
    >
      <Differences live={live} values={shown} />
    </SideDrawer>
  );
}

function Differences({ live, values }: { live: PostValues; values: PostValues }) {
  const fields = useMemo(() => fieldDifferences(textOf(live), textOf(values)), [live, values]);
  return fields.length === 0 ? (
    <p className="adm-note">The texts are identical.</p>
  ) : (
    <div className="adm-version">
      <h3 className="sr">Changes</h3>
      <DifferenceLegend>in your edits.</DifferenceLegend>
      <DifferenceView fields={fields} />
    </div>
  );
}
