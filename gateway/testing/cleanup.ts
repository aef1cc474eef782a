import { afterEach } from 'vitest';

/** Registers a cleanup function that runs after each test of a file, last registered first. */
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
