import { Input, Radio } from 'antd';
import { useId } from 'react';
import { now } from '../../../calendar/now.ts';
import { useMay } from '../../session/permissions.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { zoneText } from '../../shell/moment-text.ts';
import { localTimeOf, momentOf } from './local-time.ts';
import { PreviewLinkControl } from './preview-link-control.tsx';
import { usePostField } from './post-field.tsx';
import type { PublicationChoice } from './publication.ts';
import type { PostFormHandle } from './use-post-form.ts';
import { isPublic as isPublicPost } from '../list/post-state.ts';

const choices = ['draft', 'now', 'timed'] as const;

function labelOf(choice: PublicationChoice, isPublic: boolean): string {
  switch (choice) {
    case 'draft':
      return 'As a draft';
    case 'now':
      return isPublic ? 'Published' : 'Publish now';
    case 'timed':
      return 'Schedule';
  }
}

function effectOf(choice: PublicationChoice, isPublic: boolean): string {
  switch (choice) {
    case 'draft':
      return isPublic
        ? 'Public now. If you save it as a draft, it is unpublished.'
        : 'Only administrators can see it.';
    case 'now':
      return isPublic
        ? 'Saved changes are public immediately.'
        : 'The post is public as soon as you save it.';
    case 'timed':
      return isPublic
        ? 'Public now. If you set a future date, the post is hidden until then.'
        : 'Published automatically on the publication date.';
  }
}

/** The choice of publication (draft, now, or scheduled) and a note on its effect. */
export function PublicationFields({ handle }: { handle: PostFormHandle }) {
  const { opened, publication } = handle;
  const id = useId();
  const { choice, choose } = publication;
  const isPublic = isPublicPost(opened.live);
  if (!useMay('publish')) {
    return (
      <fieldset className="adm-publication">
        <legend>Publication</legend>
        <p className="adm-field-hint">
          {isPublic
            ? 'Public now. Your changes are saved as a draft until somebody publishes them.'
            : 'Your text is a draft until somebody publishes it.'}
        </p>
      </fieldset>
    );
  }
  return (
    <fieldset className="adm-publication" aria-describedby={id}>
      <legend>Publication</legend>
      <Radio.Group
        value={choice}
        onChange={(event) => choose(event.target.value as PublicationChoice)}
        options={choices.map((value) => ({ value, label: labelOf(value, isPublic) }))}
      />
      <p className="adm-field-hint" id={id} role="status">
        {effectOf(choice, isPublic)}
      </p>
      <PublicationDate handle={handle} />
      {opened.id === undefined || (isPublic && opened.pending === undefined) ? null : (
        <PreviewLinkControl postId={opened.id} toChanges={isPublic} />
      )}
    </fieldset>
  );
}

function PublicationDate({ handle }: { handle: PostFormHandle }) {
  const { choice, setDate } = handle.publication;
  const { field, error } = usePostField(handle.form.control, 'publishedAt');
  const zone = `Your time, ${zoneText(field.value ? new Date(field.value) : now())}.`;
  return (
    <LabelledField
      label="Publication date"
      required={choice === 'timed'}
      error={error}
      hint={
        choice === 'timed' ? zone : `${zone} If empty, the time of the first publication is used.`
      }
    >
      {(attributes) => (
        <Input
          {...field}
          {...attributes}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={localTimeOf(field.value)}
          onChange={(event) => setDate(momentOf(event.target.value))}
        />
      )}
    </LabelledField>
  );
}
