import { Button, Spin } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { progressText, type ChatMessage, type Conversation, type Draft } from './conversation.ts';
import { articlePath } from '../../../../schema/article-path.ts';

const nearEndPx = 40;

interface MessageProps {
  message: ChatMessage;
  onEdit: (id: string) => void;
  onShow: (turnId: string) => void;
}

function Message({ message, onEdit, onShow }: MessageProps) {
  const { role, content, by, saved, revision, unfinished, note } = message;
  return (
    <li className={role === 'user' ? 'adm-message adm-message-own' : 'adm-message'}>
      <small>{role === 'user' ? (by ?? 'You') : 'Assistant'}</small>
      <p>{content}</p>
      {note === undefined ? null : <p className="adm-message-note">{note}</p>}
      {unfinished === undefined ? null : (
        <details>
          <summary>Received so far</summary>
          <div className="adm-draft">
            <b>{unfinished.title}</b>
            {unfinished.text}
          </div>
        </details>
      )}
      {revision === undefined || revision.state === 'running' ? null : (
        <div className="adm-message-actions">
          <Button size="small" onClick={() => onShow(revision.id)}>
            Show changes
          </Button>
        </div>
      )}
      {saved === undefined ? null : (
        <div className="adm-message-actions">
          <Button size="small" onClick={() => onEdit(saved.id)}>
            Edit the draft
          </Button>
          <a href={articlePath(saved.slug)} target="_blank" rel="noopener">
            Open the draft in a new tab
          </a>
        </div>
      )}
    </li>
  );
}

/**
 * The draft while it is generated: plain text, not announced because it changes too fast; below it
 * the progress, which is announced.
 */
function Writing({ draft }: { draft: Draft }) {
  return (
    <div className="adm-message">
      <small>Assistant</small>
      {draft.title === null && draft.text === '' ? null : (
        <div className="adm-draft" aria-live="off">
          <b>{draft.title}</b>
          {draft.text}
        </div>
      )}
      <p className="adm-ai-writing" role="status">
        <Spin size="small" aria-hidden="true" />
        {progressText(draft)}
      </p>
    </div>
  );
}

interface ChatLogProps {
  conversation: Conversation;
  /** Called with the saved draft to edit. */
  onEdit: (id: string) => void;
  /** Called with the turn whose revision is to be shown. */
  onShow: (turnId: string) => void;
}

/** The messages, newest last; scrolls with new text unless the reader has scrolled up. */
export function ChatLog({ conversation, onEdit, onShow }: ChatLogProps) {
  const { messages, draft } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);

  useLayoutEffect(() => {
    if (box.current !== null && following.current) {
      box.current.scrollTop = box.current.scrollHeight;
    }
  }, [messages, draft]);

  return (
    <div
      className="adm-chat-log"
      role="region"
      aria-label="Conversation with the AI blog generator"
      tabIndex={0}
      ref={box}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      <div role="log">
        <ul>
          {messages.map((message, index) => (
            <Message key={index} message={message} onEdit={onEdit} onShow={onShow} />
          ))}
        </ul>
      </div>
      {draft === undefined ? null : <Writing draft={draft} />}
    </div>
  );
}
