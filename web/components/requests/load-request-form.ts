/** Loads the code that hydrates the forms, at most once; a failed attempt may be repeated. */
export function loadRequestForm() {
  return import('./attach-request-form.tsx');
}

/** Loads it in advance. A failure is reported when a dialog is opened, not here. */
export function preloadRequestForm(): void {
  loadRequestForm().catch(() => undefined);
}
