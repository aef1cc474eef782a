import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, latestToast, subscribeToToasts, toast } from './toast-store.ts';

function showNew(title: string): number {
  toast({ title });
  return latestToast()?.id ?? -1;
}

describe('toasts (product 2.21)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('are shown one at a time: a new one replaces the previous one', () => {
    const first = showNew('First');
    const second = showNew('Second');
    expect(second).not.toBe(first);
    expect(latestToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('have the variants default and destructive', () => {
    toast({ title: 'Saved' });
    expect(latestToast()?.variant).toBe('default');
    toast({ title: 'Failed', variant: 'destructive' });
    expect(latestToast()?.variant).toBe('destructive');
  });

  it('remain as closed records after they are dismissed', () => {
    dismissToast(showNew('Saved'));
    expect(latestToast()).toMatchObject({ title: 'Saved', open: false });
  });

  it('are removed 1,000,000 ms after they are dismissed', () => {
    dismissToast(showNew('Saved'));
    vi.advanceTimersByTime(999_999);
    expect(latestToast()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(latestToast()).toBeUndefined();
  });

  it('are not affected by the removal of the previous one', () => {
    dismissToast(showNew('First'));
    vi.advanceTimersByTime(999_999);
    showNew('Second');
    vi.advanceTimersByTime(2);
    expect(latestToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('are not affected by a late dismissal of the one that they replaced', () => {
    const first = showNew('First');
    showNew('Second');
    dismissToast(first);
    expect(latestToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('notify listeners of every change until they unsubscribe', () => {
    let changes = 0;
    const leave = subscribeToToasts(() => {
      changes += 1;
    });
    dismissToast(showNew('Saved'));
    expect(changes).toBe(2);
    leave();
    showNew('Another');
    expect(changes).toBe(2);
  });
});
