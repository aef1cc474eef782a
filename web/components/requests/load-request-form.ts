/** Loads what makes the forms live, at most once; a failed attempt may be repeated. */
export function loadRequestForm() {
  return import('./attach-request-form.tsx');
}

/** Loads it in advance. Opening a dialog tells about a failure, this does not. */
export function preloadRequestForm(): void {
  loadRequestForm().catch(() => undefined);
}
