/** Tells whoever keeps something made from the site's data that the data has changed. */
export class SiteChanges {
  private readonly listeners = new Set<() => void>();

  /** Calls `listener` after every change; the returned function ends that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** To be called after the transaction that changed something public. */
  changed(): void {
    for (const listener of this.listeners) {
      listener();
    }
  }
}
