const editors = new Set<() => void>();

/**
 * Registers an editor that reports what is typed into it with a delay. `report` does so at once;
 * returns how to unregister.
 */
export function registerEditor(report: () => void): () => void {
  editors.add(report);
  return () => editors.delete(report);
}

/** Has every open editor report what was typed last, before its form is read to be saved. */
export function flushTyping(): void {
  editors.forEach((report) => report());
}
