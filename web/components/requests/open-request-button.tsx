import type { ReactNode } from 'react';
import { preloadRequestDialogs } from './load-request-dialogs.ts';
import { useRequestDialogs } from './request-dialogs.tsx';
import type { RequestFormKind } from './request-form-kind.ts';

interface OpenRequestButtonProps {
  form: RequestFormKind;
  className?: string;
  children: ReactNode;
}

/** A button that opens one of the two request dialogs (specification §2). */
export function OpenRequestButton({ form, className, children }: OpenRequestButtonProps) {
  const { open, opening } = useRequestDialogs();
  return (
    <button
      type="button"
      className={className}
      data-live=""
      data-opens={form}
      aria-haspopup="dialog"
      aria-busy={opening === form || undefined}
      onClick={(event) => open(form, event.currentTarget)}
      onPointerEnter={preloadRequestDialogs}
      onFocus={preloadRequestDialogs}
    >
      {children}
    </button>
  );
}
