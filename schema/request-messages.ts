import { firstSpoken, type ToastText } from './toast-text.ts';

const incompleteTitle = 'Please complete all required fields';
const submittedTitle = 'Request submitted successfully!';
const submitFailedTitle = 'Error submitting request';

/** Destructive toast when the module that hydrates a form cannot be loaded. */
export const formUnavailable = {
  title: 'The form could not be loaded',
  description: 'Please check your connection and try again.',
} as const satisfies ToastText;

/** Shown in a dialog whose form was submitted before it could be sent. */
export const formNotSent =
  'Your request has not been sent yet: part of this page could not be loaded. Your text is still here. Please check your connection and press the button again.';

/** Destructive toasts for a click on the button of an invalid form (product 3.11). */
export const incompleteForm = {
  access: {
    title: incompleteTitle,
    description: 'You must fill in all the fields to submit your request to access the free trial.',
  },
  demo: {
    title: incompleteTitle,
    description: 'You must fill in all the fields to submit your demo request.',
  },
} as const satisfies Record<string, ToastText>;

/** Green toast of a stored trial request, with the sales address (product 3.13). */
export function accessRequestSubmitted(salesEmail: string): ToastText {
  return {
    title: submittedTitle,
    description: `Thank you for requesting to try Loon Lens non-commercially. For commercial inquiries, please email us at ${salesEmail}`,
  };
}

/** Green toast of a stored demo request (product 3.13). */
export const demoRequestSubmitted: ToastText = {
  title: submittedTitle,
  description:
    "Thank you for your interest in Loon's solutions for HEOR, HTA, and Market Access. We'll get back to you shortly to schedule a demo.",
};

/** Destructive toast of a trial request that failed in any way (product 3.14). */
export const accessRequestFailed: ToastText = {
  title: submitFailedTitle,
  description: 'Please try again or contact us directly',
};

/**
 * Destructive toast of a demo request that failed: the server's error text if there is one, else
 * the thrown message, else advice (product 3.14).
 */
export function demoRequestFailed(serverError?: string, thrownMessage?: string): ToastText {
  return {
    title: submitFailedTitle,
    description:
      firstSpoken(serverError, thrownMessage) ?? 'Please try again or contact us directly.',
  };
}

/** Label of both forms' submit button, idle and during the request (product 3.12). */
export const submitLabels = { idle: 'Submit request', sending: 'Submitting...' } as const;
