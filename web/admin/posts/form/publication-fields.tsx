import { Input, Radio } from 'antd';
import { useId } from 'react';
import { now } from '../../../calendar/now.ts';
import { useMay } from '../../session/permissions.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { zoneText } from '../../shell/moment-text.ts';
import { localTimeOf, momentOf } from './local-time.ts';
import { PreviewLinkControl } from './preview-link-control.tsx';
import { usePostField, type PostControl } from './post-field.tsx';
import type { PublicationChoice } from './publication.ts';
import type { Publication } from './use-publication.ts';

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

interface PublicationFieldsProps {
  control: PostControl;
  publication: Publication;
  /** The post being edited; undefined for a new one. */
  postId: string | undefined;
  /** Whether the stored post is public. */
  isPublic: boolean;
  changesPending: boolean;
}

/** The choice of publication (draft, now, or scheduled) and a note on its effect. */
export function PublicationFields(props: PublicationFieldsProps) {
  const { control, publication, postId, isPublic, changesPending } = props;
  const id = useId();
  const { choice, choose } = publication;
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
      <PublicationDate control={control} publication={publication} />
      {postId === undefined || (isPublic && !changesPending) ? null : (
        <PreviewLinkControl postId={postId} toChanges={isPublic} />
      )}
    </fieldset>
  );
}

function PublicationDate({
  control,
  publication: { choice, setDate },
}: Pick<PublicationFieldsProps, 'control' | 'publication'>) {
  const { field, error } = usePostField(control, 'publishedAt');
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
