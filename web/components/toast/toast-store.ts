import { timings } from '../../../schema/limits.ts';
import type { ToastText } from '../../../schema/toast-text.ts';

/** The id of the element in which the toasts appear. */
export const notificationsId = 'notifications';

/** White, green or red (design: toasts); only the red ones interrupt a screen reader. */
export type ToastVariant = 'default' | 'success' | 'destructive';

/** A notification, visible while `open`. Its record is removed some time after it is dismissed. */
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

/** Shows a notification and replaces the previous one: at most one is visible (product 2.21). */
export function toast(content: ToastText & { variant?: ToastVariant }): void {
  lastId += 1;
  become({ variant: 'default', ...content, id: lastId, open: true });
}

/**
 * Hides a notification; its record is removed 1,000,000 ms later (product 2.21). Does nothing if
 * another one has replaced it.
 */
export function dismissToast(id: number): void {
  if (latest?.id !== id || !latest.open) {
    return;
  }
  become({ ...latest, open: false });
  removal = setTimeout(() => become(undefined), timings.toastRemoveDelayMs);
}

/** The record of the latest notification, whether open or dismissed. */
export function latestToast(): ToastRecord | undefined {
  return latest;
}

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
