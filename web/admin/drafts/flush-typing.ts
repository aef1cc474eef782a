const editors = new Set<() => void>();

/**
 * Registers an editor that reports input with a delay; `report` does so immediately. Returns a
 * function that unregisters it.
 */
export function registerEditor(report: () => void): () => void {
  editors.add(report);
  return () => editors.delete(report);
}

/** Makes all open editors report their latest input before a form is read for saving. */
export function flushTyping(): void {
  editors.forEach((report) => report());
}
