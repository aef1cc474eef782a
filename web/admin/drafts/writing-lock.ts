const prefix = 'loon-writing:';

/**
 * Signals to other tabs of this browser that a draft is being edited here. Returns a function that
 * stops it.
 */
export function acquireWritingLock(id: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { locks } = navigator as { locks?: LockManager };
  void locks?.request(prefix + id, () => released).catch(() => undefined);
  return release;
}

/** Ids of the drafts that some tab of this browser is editing. */
export async function idsBeingWritten(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const lockedNames = (await locks?.query())?.held ?? [];
  return new Set(
    lockedNames.flatMap(({ name }) =>
      name?.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    ),
  );
}
