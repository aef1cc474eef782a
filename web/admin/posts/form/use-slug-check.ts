import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { updatePostFields } from '../../../../schema/post-rules.ts';
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
export function useSlugCheck(wished: string, postId: string | undefined): TakenSlug | undefined {
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
