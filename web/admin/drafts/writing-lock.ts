const prefix = 'loon-writing:';

/** Tells the other tabs of this browser that a text is being written here; returns how to stop. */
export function acquireWritingLock(id: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { locks } = navigator as { locks?: LockManager };
  void locks?.request(prefix + id, () => released).catch(() => undefined);
  return release;
}

/** The texts that some tab of this browser is writing. */
export async function idsBeingWritten(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const lockedNames = (await locks?.query())?.held ?? [];
  return new Set(
    lockedNames.flatMap(({ name }) =>
      name?.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    ),
  );
}
