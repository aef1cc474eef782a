import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Brings what fades or moves in to its end: half faded in, a text has too little contrast. Waiting
 * for the end takes up to seconds, as of the figure at the top of the home page. A dialog begins to
 * move some frames after it has come, so that the page has to be still for as long.
 */
async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ended = new Set<Animation>();
    for (let still = 0; still < 5; still += 1) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter((animation) => {
        const endless = animation.effect?.getComputedTiming().endTime === Infinity;
        return animation.playState === 'running' && !endless && !ended.has(animation);
      });
      for (const animation of moving) {
        still = 0;
        ended.add(animation);
        animation.finish();
      }
    }
  });
}

/** What axe finds wrong on the page as it stands: one line per rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitUntilStable(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(async () => {
    // All rules run; only what they find wrong is described in full, which takes half of the time.
    // A page in a frame has no axe to answer, for which axe would wait half a second.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });
}

/**
 * Links and buttons within an element that are too small or too near to one another, which axe
 * looks for only when asked to (WCAG 2.2, 2.5.8): one line per element.
 */
export async function tooSmallTargets(page: Page, within: string): Promise<string[]> {
  await waitUntilStable(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(async (selector) => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(
      selector,
      { runOnly: ['target-size'], iframes: false },
    );
    if (passes.length + violations.length === 0) throw new Error(`No targets in ${selector}`);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, within);
}

/**
 * What axe finds wrong at a desk and on a phone, on the page as it stands: for a journey that is
 * the same at both, which is then walked once.
 */
export async function axeViolationsAtBothWidths(page: Page): Promise<string[]> {
  const desk = { width: 1440, height: 900 };
  const own = page.viewportSize() ?? desk;
  const found: string[] = [];
  for (const viewport of [{ width: 390, height: 844 }, desk]) {
    await page.setViewportSize(viewport);
    const violations = await axeViolations(page);
    found.push(...violations.map((violation) => `at ${String(viewport.width)} px: ${violation}`));
  }
  await page.setViewportSize(own);
  // A drawer goes back to its own width by and by; what is pressed meanwhile moves away from the pointer.
  await waitUntilStable(page);
  return found;
}
