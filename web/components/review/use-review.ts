import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { reviewMessages, type ReviewDecision } from '../../../schema/review-rules.ts';
import {
  AddReviewNoteDocument,
  DecideReviewDocument,
  ReviewByTokenDocument,
  SendReviewCodeDocument,
  type Review_PageFragment,
} from '../../generated/review.ts';
import { readFailure } from '../requests/request-failure.ts';
import { sendingContext } from '../requests/sending-context.ts';
import type { Passage } from './selected-passage.ts';

/** Why an action failed: a message, or messages at fields. */
export interface ReviewFailure {
  message: string | undefined;
  fields: Record<string, string>;
}

const unreachable =
  'Our server could not be reached. What you typed is still here. Please try again.';

/** What a reviewer does; each action resolves with why it failed, if it did. */
export interface ReviewActions {
  busy: boolean;
  /** The review has ended meanwhile. */
  ended: boolean;
  addNote: (
    note: Passage & { note: string; suggestion: string },
  ) => Promise<ReviewFailure | undefined>;
  sendCode: () => Promise<ReviewFailure | undefined>;
  decide: (sent: {
    code: string;
    decision: ReviewDecision;
    reason: string;
    textHash: string;
  }) => Promise<ReviewFailure | undefined>;
}

/** The actions of a reviewer; the page is in Apollo's cache. */
export function useReview(token: string, page: Review_PageFragment): ReviewActions {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState(false);
  const isSending = useRef(false);

  const show = (changed: Review_PageFragment): void => {
    client.cache.writeQuery({
      query: ReviewByTokenDocument,
      variables: { token },
      data: { reviewByToken: changed },
    });
  };
  const act = async (send: () => Promise<unknown>): Promise<ReviewFailure | undefined> => {
    if (isSending.current) return { message: undefined, fields: {} };
    isSending.current = true;
    setBusy(true);
    try {
      await send();
      return undefined;
    } catch (thrown) {
      const code = CombinedGraphQLErrors.is(thrown)
        ? thrown.errors[0]?.extensions?.['code']
        : undefined;
      const { serverError, fields } = readFailure(thrown);
      if (code === 'NOT_FOUND' || serverError === reviewMessages.ended) setEnded(true);
      const message = Object.keys(fields).length > 0 ? undefined : (serverError ?? unreachable);
      return { message, fields };
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    ended,
    addNote: (input) =>
      act(async () => {
        const { data } = await client.mutate({
          mutation: AddReviewNoteDocument,
          variables: { token, input },
          context: sendingContext(),
        });
        if (data) show({ ...page, notes: [...page.notes, data.addReviewNote] });
      }),
    sendCode: () =>
      act(() =>
        client.mutate({
          mutation: SendReviewCodeDocument,
          variables: { token },
          context: sendingContext(),
        }),
      ),
    decide: (sent) =>
      act(async () => {
        const { data } = await client.mutate({
          mutation: DecideReviewDocument,
          variables: { token, ...sent },
          context: sendingContext(),
        });
        if (data) show(data.decideReview);
      }),
  };
}
