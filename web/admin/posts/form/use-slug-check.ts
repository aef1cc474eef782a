import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { updatePostFields } from '../../../../schema/post-rules.ts';
import { CheckSlugDocument } from '../../../generated/admin.ts';

const pauseMs = 400;

/** A slug that another post has. */
interface TakenSlug {
  wished: string;
  /** Title of the post that has it. */
  title: string;
  /** What a save would make of it. */
  slug: string;
}

/** Asks once typing pauses whether a slug is taken; undefined while it is free, or no slug. */
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
