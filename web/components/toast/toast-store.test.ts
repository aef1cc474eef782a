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

  it('at most one visible at a time, a new one replaces the previous', () => {
    const first = showNew('First');
    const second = showNew('Second');
    expect(second).not.toBe(first);
    expect(latestToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('variants default and destructive', () => {
    toast({ title: 'Saved' });
    expect(latestToast()?.variant).toBe('default');
    toast({ title: 'Failed', variant: 'destructive' });
    expect(latestToast()?.variant).toBe('destructive');
  });

  it('open and closed: a dismissed toast stays as a closed record', () => {
    dismissToast(showNew('Saved'));
    expect(latestToast()).toMatchObject({ title: 'Saved', open: false });
  });

  it('a dismissed toast is removed after 1,000,000 ms', () => {
    dismissToast(showNew('Saved'));
    vi.advanceTimersByTime(999_999);
    expect(latestToast()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(latestToast()).toBeUndefined();
  });

  it('a new toast outlives the removal of the one before', () => {
    dismissToast(showNew('First'));
    vi.advanceTimersByTime(999_999);
    showNew('Second');
    vi.advanceTimersByTime(2);
    expect(latestToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('a late dismissal of a replaced toast does not touch its successor', () => {
    const first = showNew('First');
    showNew('Second');
    dismissToast(first);
    expect(latestToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('tells its listeners about every change until they leave', () => {
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
