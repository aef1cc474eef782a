import type { ReactNode } from 'react';
import { RefusedDialog } from './refused-dialog.tsx';
import type { Refusal } from './use-publishing-reason.ts';

interface RefusedPublicationProps {
  refusal: Refusal | undefined;
  /** What gets the focus when it closes, where a question stood before it. */
  focusBack?: () => HTMLElement | null;
  /** What became of what was to be published. */
  children: (subject: string) => ReactNode;
}

/** The dialog of a refused publication where the text is not at hand to be mended. */
export function RefusedPublication({ refusal, focusBack, children }: RefusedPublicationProps) {
  if (refusal === undefined) return null;
  const { subject, findings, reasonOf: given, saving, publish, letBe } = refusal;
  return (
    <RefusedDialog
      key={subject}
      findings={findings}
      given={given}
      saving={saving}
      onPublish={publish}
      cancelLabel="Do not publish"
      onCancel={letBe}
      focusBack={focusBack}
    >
      {children(subject)}
    </RefusedDialog>
  );
}
