import { Alert, Button, Flex, Tag } from 'antd';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
} from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { contentParts } from '../../../../schema/content/content-parts.ts';
import { partSchemas } from '../../../../schema/content/part-schemas.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { DraftState } from '../../drafts/draft-state.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { isDialogOpen } from '../../shell/is-dialog-open.ts';
import { changedClaims } from '../claims/changed-claims.ts';
import { ClaimNotice } from '../claims/claim-notice.tsx';
import { ClaimsTable } from '../claims/claims-table.tsx';
import { PublishedPosts } from '../claims/published-posts.tsx';
import { useClaimNotes } from '../claims/used-in.tsx';
import { useClaimReview } from '../claims/use-claim-review.ts';
import { itemParameter, withPart } from '../content-address.ts';
import { formValue } from '../fields/form-values.ts';
import type { OpenedPart } from '../opened-part.ts';
import { usePermissions } from '../../session/permissions.tsx';
import { ContentPreview } from '../preview/content-preview.tsx';
import { EntryNotesContext } from './form-contexts.ts';
import { FormState } from './form-state.ts';
import { PartFields } from './part-fields.tsx';
import { placeOfItem } from './place-of-item.ts';
import { fieldOfPart } from './part-rules.ts';
import { useRepeatedLinks } from './repeats/use-repeated-links.ts';
import { useFocusOn } from './use-focus-on.ts';
import { usePartEditing } from './use-part-editing.ts';
import type { PartForm as PartFormValues } from './use-part-values.ts';
import { PartFacts } from '../part-facts.tsx';
import { FileNotice } from '../versions/file-notice.tsx';
import { PartConflict } from '../versions/part-conflict.tsx';
import { PartVersions } from '../versions/part-versions.tsx';
import { ReleaseNotice } from '../versions/release-notice.tsx';

interface PartFormProps {
  opened: OpenedPart;
  /** Reopens the form with another text. */
  onOpen: (opened: OpenedPart) => void;
  /** Continues with the published version and the edits made since. */
  onPublished: (published: OpenedPart['stored']) => void;
}

/** A part of the content: its form, its actions, and a preview of the page next to it. */
export function PartForm({ opened, onOpen, onPublished }: PartFormProps) {
  const { name, stored } = opened;
  const headingId = useId();
  const may = usePermissions();
  const field = fieldOfPart(name);
  const [address] = useSearchParams();
  const [defaults] = useState<PartFormValues>(() => ({ part: formValue(field, opened.value) }));
  const form = useForm<PartFormValues>({ defaultValues: defaults });

  const [state] = useState(
    () => new FormState(placeOfItem(opened.value, address.get(itemParameter))),
  );
  const { reveal } = useSyncExternalStore(state.subscribe, state.read);
  const show = (path: string) => state.show(path);
  const schema = partSchemas[name];
  const editing = usePartEditing({ opened, form, field, schema, show, onOpen, onPublished });
  useRepeatedLinks(form, field);
  const { now, messages, judged, conflict } = editing;
  useLayoutEffect(() => state.judge(messages, judged), [state, messages, judged]);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const { aside } = opened;
  const review = useClaimReview(name);
  const notes = useClaimNotes(review);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const claims = name === 'claims' ? changedClaims(stored.value, now.value, today) : [];

  const fields = useRef<HTMLFormElement>(null);
  useFocusOn(fields, reveal);
  const [focused, setFocused] = useState<string>();
  const follow = ({ target }: FocusEvent) => {
    const place = target.closest<HTMLElement>('[data-field], [data-place]')?.dataset;
    setFocused(place?.['field'] ?? place?.['place']);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    // A dialog that was opened while the part was loading preserves the focus.
    if (reveal === undefined && !isDialogOpen()) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);

  return (
    <section className="adm-content" aria-labelledby={headingId}>
      <Link className="adm-content-back" to={{ search: withPart(address, undefined).toString() }}>
        <InterfaceIcon name="back" />
        All parts
      </Link>
      <div className="adm-cards adm-content-panes">
        <div className="adm-card adm-content-card">
          <header className="adm-card-head">
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {contentParts[name].title}
            </h2>
            <span className="adm-head-tools">
              {editing.unpublished ? <Tag className="adm-tag adm-tag-info">Draft</Tag> : null}
            </span>
          </header>
          {stored.fileChanged && may('publish') ? (
            <FileNotice part={stored} field={field} onUsed={editing.openRestored} />
          ) : null}
          <ReleaseNotice part={stored} field={field} />
          {aside ? (
            <StoredDraftNotice
              older={aside.older}
              onRestore={() =>
                onOpen({
                  ...opened,
                  // A publication of what was written for an older version asks first.
                  version: aside.text.basedOn,
                  value: aside.text.value,
                  continued: aside.text.id,
                  aside: undefined,
                })
              }
            />
          ) : null}
          <PartFacts part={stored} />
          {name === 'claims' ? (
            <ClaimsTable
              value={now.value}
              review={review.review}
              onShow={(id) => show(placeOfItem(now.value, id) ?? '')}
            />
          ) : null}
          <form
            className="set-stack adm-content-form"
            ref={fields}
            noValidate
            inert={editing.replaced}
            onFocus={follow}
            onSubmit={(event) => {
              event.preventDefault();
              if (may('publish')) editing.publish();
            }}
          >
            {may('write') ? (
              <EntryNotesContext value={notes}>
                <PartFields form={form} field={field} state={state} />
              </EntryNotesContext>
            ) : null}
            <ClaimNotice claims={claims} review={review.review} />
            <Flex className="adm-content-actions" wrap gap={8} align="center">
              {may('publish') ? (
                <Button
                  type="primary"
                  htmlType="submit"
                  loading={editing.publishing}
                  onMouseDown={(event) => event.preventDefault()}
                >
                  Publish
                </Button>
              ) : null}
              {editing.unpublished && may('write') ? (
                <Button disabled={editing.publishing} onClick={editing.askToDiscard}>
                  Discard draft
                </Button>
              ) : null}
              <Button onClick={() => setVersionsOpen(true)}>Versions</Button>
              {may('write') ? <DraftState status={editing.status} /> : null}
            </Flex>
          </form>
        </div>
        <ContentPreview
          part={name}
          value={now.value}
          messages={now.messages}
          published={stored.value}
          focused={focused}
          onPick={show}
        />
      </div>
      {name === 'claims' ? <PublishedPosts state={review} /> : null}
      <PartVersions
        open={versionsOpen}
        onClose={() => setVersionsOpen(false)}
        part={stored}
        field={field}
        onRestored={editing.openRestored}
      />
      {conflict ? (
        <PartConflict
          field={field}
          mine={now.value}
          conflict={conflict}
          saving={editing.publishing}
          onMerge={editing.publishMerged}
          onUseTheirs={editing.takeTheirs}
          onResume={editing.endConflict}
        />
      ) : null}
      <ConfirmDialog
        open={editing.asking}
        title="Discard the draft?"
        action="Discard draft"
        busy={editing.discarding}
        onConfirm={editing.discard}
        onCancel={editing.endQuestion}
      >
        <p>Changes since the last publication are deleted. The public site does not change.</p>
      </ConfirmDialog>
    </section>
  );
}

interface StoredDraftNoticeProps {
  older: boolean;
  onRestore: () => void;
}

/** Offers a stored draft that was not opened. */
function StoredDraftNotice({ older, onRestore }: StoredDraftNoticeProps) {
  return (
    <Alert
      className="adm-failure"
      type="info"
      showIcon
      role="status"
      title={
        older ? 'This browser has an older draft of this part.' : 'Your text is saved as a draft.'
      }
      action={<Button onClick={onRestore}>Restore</Button>}
    />
  );
}
