import { formNotSent } from '../../../schema/request-messages.ts';

/** Shown by the inline script when a form was submitted and its code can't be loaded. */
export function UnsentNote() {
  return (
    <p className="unsent w2" role="alert" data-unsent="" hidden suppressHydrationWarning>
      {formNotSent}
    </p>
  );
}
