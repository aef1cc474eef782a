import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { submitLabels } from '../../../schema/request-messages.ts';
import { SalesAddressLink } from './sales-address.tsx';

/**
 * The foot of a request form. While the form is invalid its button only looks disabled, because a
 * click shows the errors; while sending it is truly disabled (product 3.11, 3.12). `children` is the
 * text before the sales address.
 */
export function RequestFormFooter({ children }: { children: ReactNode }) {
  const { isSubmitting, isValid } = useFormState();
  const button = useFocusAfterSending(isSubmitting);
  return (
    <>
      <p className="cap">
        {children} <SalesAddressLink />.
      </p>
      <button
        ref={button}
        type="submit"
        className={isValid ? 'btn btn-p' : 'btn btn-p off'}
        aria-disabled={!isValid}
        disabled={isSubmitting}
        suppressHydrationWarning
      >
        {isSubmitting ? submitLabels.sending : submitLabels.idle}
      </button>
    </>
  );
}

/** A disabled button loses the focus; this restores it unless something else has it. */
function useFocusAfterSending(isSubmitting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  return button;
}
