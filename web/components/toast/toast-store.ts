import { timings } from '../../../schema/limits.ts';
import type { ToastText } from '../../../schema/toast-text.ts';

/** White, green or red (design: toasts); only red ones interrupt a screen reader. */
export type ToastVariant = 'default' | 'success' | 'destructive';

/** One notification, visible while `open`; afterwards its record stays for a while. */
export interface ToastRecord extends ToastText {
  id: number;
  variant: ToastVariant;
  open: boolean;
}

let latest: ToastRecord | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(record: ToastRecord | undefined): void {
  clearTimeout(removal);
  latest = record;
  listeners.forEach((listener) => listener());
}

/** Shows a notification in place of the one before: at most one is visible (product 2.21). */
export function toast(content: ToastText & { variant?: ToastVariant }): void {
  lastId += 1;
  become({ variant: 'default', ...content, id: lastId, open: true });
}

/**
 * Hides a notification; its record is removed 1,000,000 ms later (product 2.21). Does nothing
 * when another one has taken its place.
 */
export function dismissToast(id: number): void {
  if (latest?.id !== id || !latest.open) {
    return;
  }
  become({ ...latest, open: false });
  removal = setTimeout(() => become(undefined), timings.toastRemoveDelayMs);
}

/** The latest notification's record, open or dismissed. */
export function latestToast(): ToastRecord | undefined {
  return latest;
}

/** Calls `listener` after each change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
