import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Finding } from '../../../../schema/check-rules.ts';
import { PostChecksDocument, type CheckPostInput } from '../../../generated/admin.ts';
import { adminFailureOf } from '../../shell/admin-failure.ts';
import type { PostControl } from '../form/post-field.tsx';
import type { PostValues } from '../form/post-values.ts';
import { findingsOf } from '../../checks/findings-of.ts';

/** How the check of what the form holds stands. */
export type PostCheckState =
  | { kind: 'nothing' }
  /** With what was found before, if anything was. */
  | { kind: 'checking'; findings: readonly Finding[] | undefined }
  | { kind: 'checked'; findings: readonly Finding[] }
  | { kind: 'failed'; message: string };

/** What of the form is checked. */
export type CheckedValues = Pick<
  PostValues,
  'title' | 'content' | 'metaDescription' | 'faqs' | 'references' | 'slug'
>;

/** So long after the last change the text is checked. */
const pauseMs = 800;

const checkedFields = [
  'title',
  'content',
  'metaDescription',
  'faqs',
  'references',
  'slug',
] as const;

/** What the form holds of it, as it is typed. */
export function useCheckedValues(control: PostControl): CheckedValues {
  const [title, content, metaDescription, faqs, references, slug] = useWatch({
    control,
    name: checkedFields,
  });
  return { title, content, metaDescription, faqs, references, slug };
}

/** The same as it is sent; keys of rows and the like stay behind. */
export function checkInputOf({ faqs, references, ...texts }: CheckedValues): CheckPostInput {
  return {
    ...texts,
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    references: references.map(({ text, url }) => ({ text, url })),
  };
}

/** Checks what the form holds, shortly after each change; `again` checks it at once. */
export function usePostCheck(values: CheckedValues): { state: PostCheckState; again: () => void } {
  const client = useApolloClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; state: PostCheckState }>();
  const { title, content } = values;
  const input = JSON.stringify(checkInputOf(values));
  const empty = title.trim() === '' && content.trim() === '';
  const wanted = `${String(round)} ${input}`;

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
