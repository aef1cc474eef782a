import { useEffect, useState } from 'react';
import { useReplyDraftQuery, type RequestDetailQuery } from '../../../generated/admin.ts';
import { DetailSection } from '../detail/detail-section.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyThread } from './reply-thread.tsx';
import { latestReplyText } from './reply-texts.ts';
import './replies.css';

interface RepliesProps {
  request: RequestDetailQuery['visitorRequest'];
  outbox: RequestDetailQuery['outboxSummary'];
  /** How often "Reply" was pressed. */
  asked: number;
  onReload: () => Promise<unknown>;
  /** Called with whether the reply form is open. */
  onReplying: (open: boolean) => void;
}

/**
 * The replies to a request and the reply form, opened with "Reply" or for a stored draft
 * (product 14.5).
 */
export function Replies({ request, outbox, asked, onReload, onReplying }: RepliesProps) {
  const { id, replies } = request;
  /** How often "Reply" had been pressed when the form was last closed; undefined before that. */
  const [closedAt, setClosedAt] = useState<number>();
  const { data, error, refetch } = useReplyDraftQuery({
    variables: { requestId: id },
    fetchPolicy: 'network-only',
  });
  const answered = data !== undefined || error !== undefined;
  const [openDraft, setOpenDraft] = useState<ReturnType<typeof latestReplyText>>();
  const [looked, setLooked] = useState(false);
  if (answered && !looked) {
    setLooked(true);
    setOpenDraft(latestReplyText(id, data?.replyDraft));
  }
  const open =
    looked && (closedAt === undefined ? asked > 0 || openDraft !== undefined : asked > closedAt);
  useEffect(() => {
    onReplying(open);
    return () => onReplying(false);
  }, [open, onReplying]);
  /**
   * The server has turned the stopped reply into a draft, unless there already is another draft.
   */
  const showDraft = async () => {
    if (open) return;
    const answer = await refetch();
    setOpenDraft(latestReplyText(id, answer.data?.replyDraft));
    setClosedAt(undefined);
  };
  if (replies.length === 0 && !open) {
    return null;
  }
  return (
    <DetailSection heading="Replies">
      {replies.length > 0 ? (
        <ReplyThread
          request={request}
          smtpConfigured={outbox.smtpConfigured}
          onStopped={showDraft}
        />
      ) : null}
      {open ? (
        <ReplyForm
          request={request}
          draft={openDraft}
          asked={asked}
          smtpConfigured={outbox.smtpConfigured}
          onClose={() => {
            setOpenDraft(undefined);
            setClosedAt(asked);
          }}
          onReload={onReload}
        />
      ) : null}
    </DetailSection>
  );
}
