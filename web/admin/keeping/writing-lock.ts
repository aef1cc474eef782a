const prefix = 'loon-writing:';

/** Tells the other tabs of this browser that a text is being written here; returns how to stop. */
export function holdWritingLock(id: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { locks } = navigator as { locks?: LockManager };
  void locks?.request(prefix + id, () => held).catch(() => undefined);
  return release;
}

/** The texts that some tab of this browser is writing. */
export async function idsBeingWritten(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const held = (await locks?.query())?.held ?? [];
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
