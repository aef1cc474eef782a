import type { Page } from '@playwright/test';

/** React's record of a component; only what shows whether it was rendered. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  type: unknown;
  stateNode: unknown;
}

interface CountingWindow {
  rendersWithin: Record<string, number>;
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
}

/**
 * Counts the components that React renders within the elements of a selector, as React reports them
 * to its developer tools. Call it before the page is opened.
 */
export async function countRenders(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((within: string) => {
    const performedWork = 1;
    const counting = globalThis as unknown as CountingWindow;
    counting.rendersWithin = { [within]: 0 };
    const count = (fiber: Fiber, inside: boolean): void => {
      const element = fiber.stateNode;
      const isInside = inside || (element instanceof Element && element.matches(within));
      const before = fiber.alternate;
      const rendered = typeof fiber.type === 'function' && (fiber.flags & performedWork) !== 0;
      if (isInside && rendered)
        counting.rendersWithin[within] = (counting.rendersWithin[within] ?? 0) + 1;
      // Children that are the same as before did not render.
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) count(child, isInside);
    };
    counting.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => count(current, false),
    };
  }, selector);
  return () =>
    page.evaluate(
      (within) => (globalThis as unknown as CountingWindow).rendersWithin[within] ?? 0,
      selector,
    );
}
