import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef } from 'react';
import { generationMessages } from '../../../schema/messages.ts';
import { readFailure } from '../../components/requests/request-failure.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { GeneratePostDocument, type GeneratePostSubscription } from '../../generated/admin.ts';
import { newConversation, nextConversation, type Conversation } from './conversation.ts';

/** A post that the generator has saved. */
export type GeneratedDraft = NonNullable<GeneratePostSubscription['generatePostStream']['post']>;

const brokenOff = 'The connection to the server was lost.';

interface GenerationHandle {
  conversation: Conversation;
  type: (idea: string) => void;
  /** Sends what is in the input; ignores whitespace (specification §5). */
  send: () => void;
  /** Ends the generation, at the AI server too. */
  stop: () => void;
}

/** The chat's state and its one subscription, which leaving the administration ends. */
export function useGeneration(onCreated: (draft: GeneratedDraft) => void): GenerationHandle {
  const client = useApolloClient();
  const [conversation, dispatch] = useReducer(nextConversation, newConversation);
  const hangUp = useRef<() => void>(undefined);
  useEffect(() => () => hangUp.current?.(), []);

  const end = () => {
    hangUp.current?.();
    hangUp.current = undefined;
  };

  const fail = (reason: string) => {
    end();
    dispatch({ type: 'failed', reason });
    toast({ title: generationMessages.failed, description: reason, variant: 'destructive' });
  };

  const succeed = (draft: GeneratedDraft) => {
    end();
    dispatch({ type: 'saved', post: draft });
    toast({
      title: generationMessages.succeeded,
      description: 'It is saved as a draft. Read it through before you publish it.',
      variant: 'success',
    });
    onCreated(draft);
  };

  const send = () => {
    const idea = conversation.idea.trim();
    if (idea === '' || hangUp.current !== undefined) {
      return;
    }
    dispatch({ type: 'sent', idea });
    const subscription = client
      .subscribe({ query: GeneratePostDocument, variables: { input: { content: idea } } })
      .subscribe({
        next: ({ data, error }) => {
          const step = data?.generatePostStream;
          if (step === undefined) {
            fail(readFailure(error).serverError ?? brokenOff);
          } else if (step.post === null) {
            dispatch({ type: 'written', title: step.title, addition: step.addition });
          } else {
            succeed(step.post);
          }
        },
        error: () => fail(brokenOff),
        complete: () => {
          // The last message ends a generation; a stream that just closes has lost it.
          if (hangUp.current !== undefined) {
            fail(brokenOff);
          }
        },
      });
    hangUp.current = () => subscription.unsubscribe();
  };

  return {
    conversation,
    type: (idea) => dispatch({ type: 'typed', idea }),
    send,
    stop: () => {
      end();
      dispatch({ type: 'stopped' });
    },
  };
}
