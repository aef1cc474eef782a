import { useId } from 'react';
import { filled, placeholderValues } from '../../../../schema/reply-placeholders.ts';
import type { RequestDetailQuery } from '../../../generated/admin.ts';
import type { ReplyValues } from './use-reply.ts';

interface ReplyPreviewProps {
  request: RequestDetailQuery['visitorRequest'];
  values: ReplyValues;
}

/** A reply with its placeholders replaced; hidden if it has none. */
export function ReplyPreview({ request, values }: ReplyPreviewProps) {
  const id = useId();
  const known = placeholderValues(request);
  const subject = filled(values.subject, known);
  const message = filled(values.message, known);
  if (subject === values.subject && message === values.message) {
    return null;
  }
  return (
    <section className="adm-reply-preview" aria-labelledby={id}>
      <h4 id={id}>Preview</h4>
      <b>{subject}</b>
      <p>{message}</p>
    </section>
  );
}
