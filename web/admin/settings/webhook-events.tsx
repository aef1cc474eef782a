import { Checkbox } from 'antd';
import { webhookEvents, type WebhookEvent } from '../../../schema/webhook-rules.ts';

const labels: Record<WebhookEvent, string> = {
  'request.received': 'A request arrives',
  'request.status': 'A request gets another status',
  'meeting.booked': 'A meeting is booked',
  'post.published': 'An article becomes public',
  'post.updated': 'A public article is changed',
  'post.withdrawn': 'An article is no longer public',
  'content.published': 'Texts of the site are published',
};

interface WebhookEventsProps {
  /** Whose they are, for who cannot see it. */
  of: string;
  value: readonly string[];
  onChange: (events: string[]) => void;
}

/** What a webhook is told of. */
export function WebhookEvents({ of, value, onChange }: WebhookEventsProps) {
  return (
    <fieldset className="set-digest">
      <legend>
        Tell it when<span className="sr"> ({of})</span>
      </legend>
      <Checkbox.Group
        className="set-choices"
        value={[...value]}
        onChange={onChange}
        options={webhookEvents.map((event) => ({ value: event, label: labels[event] }))}
      />
    </fieldset>
  );
}
