import { afterEach } from 'vitest';

/** Registers what is to be undone after each test of a file; the last is undone first. */
export function undoAfterEach(): (undo: () => unknown) => void {
  const steps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const undo of steps.splice(0).reverse()) {
      await undo();
    }
  });
  return (undo) => {
    steps.push(undo);
  };
}
