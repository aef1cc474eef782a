import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  generationFields,
  generationMessages,
  revisionMessages,
} from '../../../../schema/generation-rules.ts';
import { readFailure } from '../../../components/requests/request-failure.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  GeneratePostDocument,
  PostConversationDocument,
  RevisePostDocument,
  type GeneratePostSubscription,
} from '../../../generated/admin.ts';
import { isUnauthenticated } from '../../admin-client.ts';
import { nextConversation, type SavedDraft } from './conversation.ts';
import { saveConversation, readConversation } from './stored-conversation.ts';
import { answerOf, messagesOf } from './turn-messages.ts';

export type GeneratedDraft = NonNullable<GeneratePostSubscription['generatePostStream']['post']>;

const connectionLost = 'The connection to the server was lost.';
const reloadMs = 3_000;

interface ConversationOptions {
  /** Whether it is visible; only then is the stored conversation loaded. */
  shown: boolean;
  onCreated: (draft: GeneratedDraft) => void;
  /** Called when a revision has arrived. */
  onProposed: () => void;
}

/**
 * The state of the chat and its only subscription, which ends when the administration is closed.
 * The first message of a conversation creates its post; each further one revises it (product 6.6).
 */
export function useConversation(options: ConversationOptions) {
  const { shown, onCreated, onProposed } = options;
  const client = useApolloClient();
  const [conversation, dispatch] = useReducer(nextConversation, undefined, readConversation);
  const [problem, setProblem] = useState<Error>();
  const unsubscribe = useRef<() => void>(undefined);
  const loaded = useRef<string>(undefined);
  useEffect(() => () => unsubscribe.current?.(), []);
  useEffect(() => saveConversation(conversation), [conversation]);

  // Each increment reloads the conversation; a conversation created here needs no reload.
  const [look, setLook] = useState(0);
  const reload = () => setLook((current) => current + 1);
  const load = useEffectEvent(async (postId: string) => {
    try {
      const { data } = await client.query({
        query: PostConversationDocument,
        variables: { postId },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const { adminPost: post, postConversation: turns, viewer } = data;
      const messages = messagesOf(turns, post, viewer?.email);
      const { id, title, slug } = post;
      dispatch({ type: 'loaded', post: { id, title, slug }, messages });
      setProblem(undefined);
    } catch (thrown) {
      if (thrown instanceof Error && !isUnauthenticated(thrown)) setProblem(thrown);
    }
  });
  const postId = conversation.post?.id;
  useEffect(() => {
    const wanted = `${postId ?? ''} ${look}`;
    if (!shown || postId === undefined || loaded.current === wanted) return;
    loaded.current = wanted;
    void load(postId);
  }, [shown, postId, look]);

  const running = conversation.messages.at(-1)?.revision?.state === 'running';
  useEffect(() => {
    if (!shown || !running) return undefined;
    const timer = setInterval(() => setLook((current) => current + 1), reloadMs);
    return () => clearInterval(timer);
  }, [shown, running]);

  const end = () => {
    unsubscribe.current?.();
    unsubscribe.current = undefined;
  };

  const fail = (reason: string) => {
    end();
    dispatch({ type: 'failed', reason });
    const title = postId === undefined ? generationMessages.failed : revisionMessages.failed;
    toast({ title, description: reason, variant: 'destructive' });
  };

  const follow = <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    take: (data: Data) => void,
  ) => {
    const subscription = client.subscribe<Data>({ query, variables }).subscribe({
      next: ({ data, error }) => {
        if (data) take(data);
        else fail(readFailure(error).serverError ?? connectionLost);
      },
      error: () => fail(connectionLost),
      complete: () => {
        // A generation ends with a final message; a stream that closes without one was interrupted.
        if (unsubscribe.current !== undefined) fail(connectionLost);
      },
    });
    unsubscribe.current = () => subscription.unsubscribe();
  };

  const generate = (idea: string) =>
    follow(GeneratePostDocument, { input: { content: idea } }, ({ generatePostStream: step }) => {
      if (step.post === null) {
        dispatch({ type: 'written', title: step.title, addition: step.addition });
        return;
      }
      end();
      loaded.current = `${step.post.id} ${look}`;
      dispatch({ type: 'saved', post: step.post });
      toast({
        title: generationMessages.succeeded,
        description: 'It is saved as a draft. Read it through before you publish it.',
        variant: 'success',
      });
      onCreated(step.post);
    });

  const revise = (post: SavedDraft, request: string) =>
    follow(
      RevisePostDocument,
      { input: { postId: post.id, content: request } },
      ({ revisePostStream: step }) => {
        if (step.turn === null) {
          dispatch({ type: 'written', title: step.title, addition: step.addition });
          return;
        }
        end();
        const answer = answerOf(step.turn, { ...post, published: false });
        dispatch({ type: 'proposed', answer });
        onProposed();
      },
    );

  /** Sends the text in the input; ignores whitespace (product 6.1). */
  const send = () => {
    const { idea, post } = conversation;
    const checked = generationFields.content.safeParse(idea);
    if (!checked.success || unsubscribe.current !== undefined) return;
    dispatch({ type: 'sent', idea: checked.data });
    if (post === undefined) generate(checked.data);
    else revise(post, checked.data);
  };

  return {
    conversation,
    /** Why the earlier messages could not be loaded. */
    problem,
    type: (idea: string) => dispatch({ type: 'typed', idea }),
    send,
    /** Stops the generation, on the AI server too. */
    stop: () => {
      end();
      dispatch({ type: 'stopped' });
    },
    /** Switches to another post, or to a new one. */
    open: (post: SavedDraft | undefined) => {
      if (post !== undefined && post.id === postId) return;
      if (conversation.draft !== undefined) {
        toast({ title: revisionMessages.busy, variant: 'destructive' });
        return;
      }
      setProblem(undefined);
      reload();
      dispatch({ type: 'opened', post });
    },
    /** Reloads the messages from the server. */
    reload,
  };
}
