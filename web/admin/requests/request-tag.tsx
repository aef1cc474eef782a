import { Tag } from 'antd';
import type { RequestKind, RequestMark, RequestStatus } from '../../generated/admin.ts';
import { kindLabels, ordinalText, spamSignalLabels, statusLabels } from './request-labels.ts';

/** The form that a request came from. */
export function KindTag({ kind }: { kind: RequestKind }) {
  const { text, tone } = kindLabels[kind];
  return <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>;
}

export function StatusTag({ status }: { status: RequestStatus }) {
  const { text, tone } = statusLabels[status];
  return <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>;
}

/** A reply was sent, but none was delivered. */
export function UndeliveredTag() {
  return <Tag className="adm-tag adm-tag-warn">Reply not delivered</Tag>;
}

/** The person withdrew a consent. */
export function ConsentWithdrawnTag() {
  return <Tag className="adm-tag adm-tag-warn">Consent withdrawn</Tag>;
}

/** The spam signals found when a request was received. */
export function SpamSignalTags({ marks }: { marks: readonly RequestMark[] }) {
  return marks.map((signal) => (
    <Tag key={signal} className="adm-tag">
      {spamSignalLabels[signal].text}
    </Tag>
  ));
}

/** The ordinal number among the requests of its person, such as "2nd request". */
export function OrdinalTag({ ordinal }: { ordinal: number }) {
  return <Tag className="adm-tag adm-tag-info">{ordinalText(ordinal)} request</Tag>;
}
