import { useWatch } from 'react-hook-form';
import { slugOf, updatePostFields } from '../../../../schema/post-rules.ts';
import type { PostControl } from './post-field.tsx';
import { TextControl } from './text-controls.tsx';
import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CheckSlugDocument } from '../../../generated/admin.ts';

const pauseMs = 400;

/** A slug that another post uses. */
interface TakenSlug {
  wished: string;
  /** Title of the post that uses it. */
  title: string;
  /** The slug after normalization. */
  slug: string;
}

/** Checks when typing pauses whether a slug is in use; undefined if it is available or invalid. */
function useSlugCheck(wished: string, postId: string | undefined): TakenSlug | undefined {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wished), pauseMs);
    return () => clearTimeout(timer);
  }, [wished]);
  const isSlug = asked !== '' && updatePostFields.slug.safeParse(asked).success;
  const { data } = useQuery(
    CheckSlugDocument,
    isSlug && asked === wished
      ? { variables: { wished: asked, postId: postId ?? null }, fetchPolicy: 'no-cache' }
      : skipToken,
  );
  const check = asked === wished ? data?.checkSlug : undefined;
  return check?.takenBy ? { wished, title: check.takenBy.title, slug: check.slug } : undefined;
}

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
