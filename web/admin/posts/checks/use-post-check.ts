import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Finding } from '../../../../schema/check-rules.ts';
import { PostChecksDocument, type CheckPostInput } from '../../../generated/admin.ts';
import { adminFailureOf } from '../../shell/show-failure.ts';
import type { PostControl } from '../form/post-field.tsx';
import type { PostValues } from '../form/post-values.ts';
import { findingsOf } from '../../checks/findings-of.ts';

export type PostCheckState =
  | { kind: 'nothing' }
  /** With what was found before, if anything was. */
  | { kind: 'checking'; findings: readonly Finding[] | undefined }
  | { kind: 'checked'; findings: readonly Finding[] }
  | { kind: 'failed'; message: string };

/** The form fields that are checked. */
export type CheckedValues = Pick<PostValues, (typeof checkedFields)[number]>;

/** Delay after the last change before the text is checked. */
const pauseMs = 800;

const checkedFields = [
  'title',
  'subtitle',
  'content',
  'excerpt',
  'metaTitle',
  'metaDescription',
  'faqs',
  'references',
  'slug',
] as const satisfies readonly (keyof PostValues)[];

/** Subscribes to the checked fields of the form. */
export function useCheckedValues(control: PostControl): CheckedValues {
  const [title, subtitle, content, excerpt, metaTitle, metaDescription, faqs, references, slug] =
    useWatch({ control, name: checkedFields });
  const texts = { title, subtitle, content, excerpt, metaTitle, metaDescription };
  return { ...texts, faqs, references, slug };
}

/** The checked fields as API input, without client-side row keys and the like. */
export function checkInputOf({ faqs, references, ...texts }: CheckedValues): CheckPostInput {
  return {
    ...texts,
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    references: references.map(({ text, url }) => ({ text, url })),
  };
}

/**
 * Checks the form shortly after each change; `again` checks it immediately. `reading` identifies the
 * confirmed reading of the stored post, which changes what is found.
 */
export function usePostCheck(
  values: CheckedValues,
  { postId, reading = '' }: { postId: string | undefined; reading?: string | undefined },
): { state: PostCheckState; again: () => void } {
  const client = useApolloClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; state: PostCheckState }>();
  const { title, content } = values;
  const input = JSON.stringify({ ...checkInputOf(values), postId });
  const empty = title.trim() === '' && content.trim() === '';
  const wanted = `${String(round)} ${reading} ${input}`;

  useEffect(() => {
    if (empty) return undefined;
    let outdated = false;
    const check = async (): Promise<PostCheckState> => {
      try {
        const { data } = await client.query({
          query: PostChecksDocument,
          variables: { input: JSON.parse(input) as CheckPostInput },
          fetchPolicy: 'no-cache',
        });
        return { kind: 'checked', findings: findingsOf(data?.checkPost.findings) };
      } catch (thrown) {
        return { kind: 'failed', message: adminFailureOf(thrown).message };
      }
    };
    const timer = setTimeout(() => {
      void check().then((state) => {
        if (!outdated) setAnswer({ to: wanted, state });
      });
    }, pauseMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [client, input, wanted, empty]);

  const before = answer?.state.kind === 'checked' ? answer.state.findings : undefined;
  const checking: PostCheckState = { kind: 'checking', findings: before };
  const state = answer?.to === wanted ? answer.state : checking;
  return {
    state: empty ? { kind: 'nothing' } : state,
    again: () => setRound((last) => last + 1),
  };
}
