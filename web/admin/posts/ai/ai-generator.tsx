import { type Location, useLocation, useNavigate } from 'react-router';
import { skipToken, useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { generationFields, generationMessages } from '../../../../schema/generation-rules.ts';
import { AiGeneratorDocument } from '../../../generated/admin.ts';
import { Card } from '../../shell/card.tsx';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { ideaIn, inPlace, useViewAddress } from '../../shell/view-address.ts';
import { draftsInBrowser } from '../drafts/browser-post-drafts.ts';
import { ChatLog } from './chat-log.tsx';
import { IdeaForm } from './idea-form.tsx';
import { RevisionView } from './revision/revision-view.tsx';
import { type GeneratedDraft, useConversation } from './use-conversation.ts';
import { revisedParameter, withRevising } from '../post-address.ts';
import { isRequested } from './revise-button.tsx';
import type { Conversation } from './conversation.ts';
import './ai-generator.css';

/** Calls `onIdea` with the idea in the navigation state, but not again after a reload. */
function useIdeaInState(onIdea: (idea: string) => void): void {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const idea = ideaIn(state);
  const take = useEffectEvent((idea: string) => {
    onIdea(idea);
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (idea !== undefined) take(idea);
  }, [idea]);
}

interface AiGeneratorProps {
  onCreated: (draft: GeneratedDraft) => void;
  onRevised: (id: string) => void;
  /** Called with the saved draft to edit. */
  onEdit: (id: string) => void;
}

/** Blank input is ignored, not an error. */
function problemOf(idea: string): string | undefined {
  return idea.trim() === ''
    ? undefined
    : generationFields.content.safeParse(idea).error?.issues[0]?.message;
}

/** The chat of the AI blog generator (product 6.1); it continues to work while it is hidden. */
export default function AiGenerator({ onCreated, onRevised, onEdit }: AiGeneratorProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const focusInput = () => card.current?.querySelector<HTMLElement>('textarea')?.focus();
  const [shown, setShown] = useState(false);
  // The turn whose revision was opened, if any; without a choice, the revision awaiting a decision
  // is shown.
  const [chosen, setChosen] = useState<{ turn: string | undefined }>();
  const [unsavedForm, setUnsavedForm] = useState(false);
  const chat = useConversation({ shown, onCreated, onProposed: () => setChosen(undefined) });
  const { conversation, problem, send, stop, reload } = chat;
  const { post, messages, idea, draft } = conversation;
  const { data } = useQuery(AiGeneratorDocument, shown ? {} : skipToken);
  const { close } = useRevising((wanted, asked) => {
    setShown(true);
    if (wanted !== post?.id) setChosen(undefined);
    chat.open({ id: wanted, title: '', slug: '' });
    if (asked) requestAnimationFrame(focusInput);
  });
  useIdeaInState((passedIdea) => {
    setShown(true);
    setChosen(undefined);
    chat.open(undefined);
    chat.type([idea.trim(), passedIdea].filter(Boolean).join('\n'));
    requestAnimationFrame(focusInput);
  });
  const waiting = messages.findLast(({ revision }) => revision?.state === 'open')?.revision?.id;
  const turn = chosen === undefined ? waiting : chosen.turn;

  const decided = () => {
    setChosen({ turn: undefined });
    reload();
    focusInput();
  };
  const startOver = () => {
    close();
    setChosen(undefined);
    chat.open(undefined);
    focusInput();
  };

  return (
    <Card
      className="adm-ai"
      heading="AI blog generator"
      level="h2"
      ref={card}
      extra={
        <Button
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => {
            if (shown) close();
            setShown(!shown);
          }}
        >
          {shown ? 'Hide AI Generator' : 'Show AI Generator'}
        </Button>
      }
    >
      <div id={id} className="adm-ai-body" hidden={!shown}>
        {data?.aiGenerator.configured === false ? (
          <Alert type="warning" showIcon title={generationMessages.notConfigured} />
        ) : null}
        <ConversationSubject conversation={conversation} onStartOver={startOver} />
        {problem ? (
          <FailureNotice
            title="The conversation could not be shown."
            error={problem}
            onRetry={reload}
          />
        ) : null}
        <ChatLog
          conversation={conversation}
          onEdit={onEdit}
          onShow={(wanted) => setChosen({ turn: wanted })}
        />
        {shown && post !== undefined && turn !== undefined ? (
          <RevisionView
            key={turn}
            turnId={turn}
            postId={post.id}
            onSaved={() => {
              decided();
              onRevised(post.id);
            }}
            onClosed={decided}
            onClose={() => {
              setChosen({ turn: undefined });
              focusInput();
            }}
          />
        ) : null}
        {unsavedForm && post !== undefined ? (
          <Alert
            type="info"
            showIcon
            title="This browser has unsaved changes to the post. The generator uses the last saved version."
          />
        ) : null}
        <div
          onFocus={() =>
            setUnsavedForm(post !== undefined && draftsInBrowser(post.id, Date.now()).length > 0)
          }
        >
          <IdeaForm
            idea={idea}
            placeholder={post === undefined ? 'Describe an idea' : 'Describe the change'}
            problem={problemOf(idea)}
            generating={draft !== undefined}
            onType={chat.type}
            onSend={send}
            onStop={stop}
          />
        </div>
        {data?.aiGenerator.configured ? (
          <p className="adm-ai-note">
            Written by {data.aiGenerator.model}. Check every fact before you publish.
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/**
 * Calls `onWanted` with the post whose conversation the URL names, whenever the URL starts to name
 * one; `asked` is true if the administrator has just requested it. `close` removes it from the URL.
 */
function useRevising(onWanted: (postId: string, asked: boolean) => void) {
  const [address, setAddress] = useViewAddress();
  const { key, state } = useLocation() as Location<unknown>;
  const wanted = address.get(revisedParameter)?.trim();
  const notify = useEffectEvent((postId: string) => onWanted(postId, isRequested(state)));
  useEffect(() => {
    if (wanted) notify(wanted);
  }, [wanted, key]);
  return {
    close: () => {
      if (!wanted) return;
      setAddress((current) => withRevising(current, undefined), inPlace);
    },
  };
}

interface ConversationSubjectProps {
  conversation: Conversation;
  onStartOver: () => void;
}

/**
 * Names the post that the conversation revises and offers to start a new post; renders nothing for
 * a new post.
 */
function ConversationSubject({ conversation, onStartOver }: ConversationSubjectProps) {
  const { post, messages, draft } = conversation;
  if (post === undefined && messages.length === 0) {
    return null;
  }
  return (
    <div className="adm-subject">
      <p>
        {post === undefined ? (
          'Your first message creates a new post.'
        ) : (
          <>
            Your message revises <b>{post.title === '' ? 'this post' : `“${post.title}”`}</b>.
          </>
        )}
      </p>
      <Button size="small" disabled={draft !== undefined} onClick={onStartOver}>
        Start a new conversation
      </Button>
    </div>
  );
}
