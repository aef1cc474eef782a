/** Loads both dialogs with all they need, at most once; a failed attempt may be repeated. */
export function loadRequestDialogs() {
  return import('./request-dialog-pair.tsx');
}

/** Loads the dialogs in advance. Opening one tells about a failure, this does not. */
export function preloadRequestDialogs(): void {
  loadRequestDialogs().catch(() => undefined);
}
