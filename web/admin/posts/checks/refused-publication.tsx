import type { ReactNode } from 'react';
import { RefusedDialog } from './refused-dialog.tsx';
import type { Refusal } from './use-publishing-reason.ts';

interface RefusedPublicationProps {
  refusal: Refusal | undefined;
  /** Whether the person sees the text on this screen. */
  readable?: boolean;
  /** The element to focus after closing, if a question was open before. */
  focusBack?: () => HTMLElement | null;
  /** Says what happened to the text that was to be published. */
  children: (subject: string) => ReactNode;
}

/** The dialog of a refused publication on screens where the text cannot be edited. */
export function RefusedPublication({
  refusal,
  readable,
  focusBack,
  children,
}: RefusedPublicationProps) {
  if (refusal === undefined) return null;
  const { subject, findings, reasonOf: given, saving, publish, cancel } = refusal;
  return (
    <RefusedDialog
      key={subject}
      findings={findings}
      given={given}
      readable={readable}
      saving={saving}
      onPublish={publish}
      cancelLabel="Do not publish"
      onCancel={cancel}
      focusBack={focusBack}
    >
      {children(subject)}
    </RefusedDialog>
  );
}
