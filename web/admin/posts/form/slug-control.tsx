import { useWatch } from 'react-hook-form';
import { slugOf } from '../../../../schema/post-rules.ts';
import type { PostControl } from './post-field.tsx';
import { TextControl } from './text-controls.tsx';
import { useSlugCheck } from './use-slug-check.ts';

interface SlugControlProps {
  control: PostControl;
  /** The post being edited; undefined for a new one. */
  postId: string | undefined;
  /** The stored slug, in edit mode. */
  stored: string | undefined;
}

/** The slug; says during typing if another post uses or has used it. */
export function SlugControl({ control, postId, stored }: SlugControlProps) {
  const [slug, title] = useWatch({ control, name: ['slug', 'title'] });
  const typed = slug.trim();
  const derived = stored === undefined && title.trim() !== '' ? slugOf(title) : '';
  const taken = useSlugCheck(typed || derived, postId);
  const meaning =
    stored === undefined
      ? 'The last part of the URL.'
      : 'The last part of the URL. Previous URLs redirect to it.';
  return (
    <TextControl
      control={control}
      name="slug"
      placeholder={stored === undefined ? 'Generated from the title' : undefined}
      hint={
        <span role="status" data-tone={taken ? 'warn' : undefined}>
          {taken
            ? `“${taken.wished}” belongs to “${taken.title}”. It will be saved as “${taken.slug}”.`
            : meaning}
        </span>
      }
    />
  );
}
