import type { ReactNode } from 'react';
import { preloadRequestForm } from './load-request-form.ts';
import type { RequestFormKind } from './request-dialog.ts';

interface OpenRequestButtonProps {
  form: RequestFormKind;
  className?: string;
  children: ReactNode;
}

/**
 * A button that opens one of the two request dialogs (product 3.1). The inline script does so
 * through `data-opens`, whether or not the application is loaded.
 */
export function OpenRequestButton({ form, className, children }: OpenRequestButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-opens={form}
      aria-haspopup="dialog"
      onPointerEnter={preloadRequestForm}
      onFocus={preloadRequestForm}
    >
      {children}
    </button>
  );
}
