import { useCallback, type RefObject } from 'react';
import { AccessRequestDialog } from './access-request-dialog.tsx';
import { DemoRequestDialog } from './demo-request-dialog.tsx';
import type { RequestFormKind } from './request-form-kind.ts';

interface RequestDialogPairProps {
  shown: RequestFormKind | undefined;
  opener: RefObject<HTMLElement | null>;
  onClose: (kind: RequestFormKind) => void;
}

/** Both dialogs, at most one of them open. This is where their own bundle begins. */
export function RequestDialogPair({ shown, opener, onClose }: RequestDialogPairProps) {
  const closeAccess = useCallback(() => onClose('access'), [onClose]);
  const closeDemo = useCallback(() => onClose('demo'), [onClose]);
  return (
    <>
      <AccessRequestDialog open={shown === 'access'} opener={opener} onClose={closeAccess} />
      <DemoRequestDialog open={shown === 'demo'} opener={opener} onClose={closeDemo} />
    </>
  );
}
