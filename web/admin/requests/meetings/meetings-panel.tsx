import { Button } from 'antd';
import { useRef, useState } from 'react';
import { RequestDrawer } from '../detail/request-drawer.tsx';
import { MeetingList } from './meeting-list.tsx';
import { meetingSpans } from './meeting-spans.ts';
import './meetings.css';

interface MeetingsPanelProps {
  /** The request whose detail is open. */
  openId: string | undefined;
  /** Opens or closes a request's detail; `replace` adds no entry to the browser's history. */
  onOpen: (requestId: string | undefined, replace: boolean) => void;
}

/** The view "Meetings": upcoming ones, and past ones on demand, by day (product 16.8). */
export function MeetingsPanel({ openId, onOpen }: MeetingsPanelProps) {
  const [spans] = useState(() => meetingSpans(new Date()));
  const [reply, setReply] = useState<{ id: string; times: number }>();
  const [past, setPast] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const open = (id: string) => onOpen(id, false);
  return (
    <section className="adm-meetings" aria-label="Meetings" tabIndex={-1} ref={panel}>
      <MeetingList heading="Upcoming" span={spans.upcoming} onOpen={open} />
      {past ? (
        <MeetingList heading="Past" span={spans.past} latestFirst onOpen={open} />
      ) : (
        <p>
          <Button
            onClick={() => {
              setPast(true);
              panel.current?.focus({ preventScroll: true });
            }}
          >
            Show past meetings
          </Button>
        </p>
      )}
      <RequestDrawer
        requestId={openId}
        siblings={[]}
        reply={reply}
        onReply={(id) => setReply({ id, times: (reply?.times ?? 0) + 1 })}
        onShow={(id) => onOpen(id, true)}
        onClose={() => onOpen(undefined, true)}
        returnFocusTo={(id) =>
          panel.current?.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`) ??
          panel.current
        }
      />
    </section>
  );
}
