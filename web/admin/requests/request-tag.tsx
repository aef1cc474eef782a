import { Tag } from 'antd';
import type { RequestKind, RequestMark, RequestStatus } from '../../generated/admin.ts';
import { ordinalText } from './ordinal-text.ts';
import { kindLabels, spamSignalLabels, statusLabels } from './request-labels.ts';

/** Which form a request came from. */
export function KindTag({ kind }: { kind: RequestKind }) {
  const { text, tone } = kindLabels[kind];
  return <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>;
}

/** How far a request has come. */
export function StatusTag({ status }: { status: RequestStatus }) {
  const { text, tone } = statusLabels[status];
  return <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>;
}

/** A reply was sent, and none has arrived. */
export function UndeliveredTag() {
  return <Tag className="adm-tag adm-tag-warn">Reply not delivered</Tag>;
}

/** What was noticed about a request when it arrived. */
export function SpamSignalTags({ marks }: { marks: readonly RequestMark[] }) {
  return marks.map((signal) => (
    <Tag key={signal} className="adm-tag">
      {spamSignalLabels[signal].text}
    </Tag>
  ));
}

/** Which of its person's requests it is, such as "2nd request". */
export function OrdinalTag({ ordinal }: { ordinal: number }) {
  return <Tag className="adm-tag adm-tag-info">{ordinalText(ordinal)} request</Tag>;
}
