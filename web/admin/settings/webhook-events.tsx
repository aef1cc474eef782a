import { Checkbox } from 'antd';
import { useId } from 'react';
import { webhookEvents, type WebhookEvent } from '../../../schema/webhook-rules.ts';
import { FieldError } from '../shell/labelled-field.tsx';

const labels: Record<WebhookEvent, string> = {
  'request.received': 'A request arrives',
  'consent.withdrawn': 'A visitor withdraws a consent',
  'request.status': 'A request’s status changes',
  'meeting.booked': 'A meeting is booked',
  'post.published': 'An article is published',
  'post.updated': 'A published article is changed',
  'post.withdrawn': 'An article is unpublished',
  'content.published': 'Site content is published',
};

interface WebhookEventsProps {
  /** The owner of the choices, for screen readers. */
  of: string;
  value: readonly string[];
  error?: string | undefined;
  onChange: (events: string[]) => void;
}

export function WebhookEvents({ of, value, error, onChange }: WebhookEventsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend>
        Events<span className="sr"> ({of})</span>
      </legend>
      <Checkbox.Group
        className="set-choices"
        value={[...value]}
        onChange={onChange}
        options={webhookEvents.map((event) => ({ value: event, label: labels[event] }))}
      />
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
