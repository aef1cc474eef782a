import { Button } from 'antd';
import type { Conversation } from './conversation.ts';

interface ConversationSubjectProps {
  conversation: Conversation;
  onStartOver: () => void;
}

/**
 * Names the post that the conversation revises and offers to start a new post; renders nothing for
 * a new post.
 */
export function ConversationSubject({ conversation, onStartOver }: ConversationSubjectProps) {
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
