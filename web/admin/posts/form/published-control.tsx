import { Checkbox } from 'antd';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { postState } from '../list/post-state.ts';
import type { PostControl } from './post-field.tsx';

const effects = {
  draft: 'A draft: only administrators see it.',
  scheduled: 'It will publish by itself at the publication date.',
  published: 'Everybody sees it as soon as it is saved.',
} as const;

/** Whether a save also publishes; says what will come of it. */
export function PublishedControl({ control }: { control: PostControl }) {
  const hintId = useId();
  const { field } = useController({ control, name: 'published' });
  const publishedAt = useWatch({ control, name: 'publishedAt' });
  const state = postState({ published: field.value, publishedAt }, new Date());
  return (
    <div className="adm-field adm-published">
      <Checkbox
        ref={(checkbox) => field.ref(checkbox?.input)}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
        aria-describedby={hintId}
      >
        Published
      </Checkbox>
      <p className="adm-field-hint" id={hintId}>
        {effects[state]}
      </p>
    </div>
  );
}
