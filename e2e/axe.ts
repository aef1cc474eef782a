import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits for animations to end: half faded in, a text has too little contrast. Waiting takes up to
 * seconds, as for the figure at the top of the home page. A dialog starts to move some frames after
 * it is opened, so the page has to be still for that long.
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

/** A page that never rests is reported after this many looks. */
const looksMax = 10;

/**
 * The axe violations of the current page, or of some of its elements: one line per rule and element.
 * A page that began to move meanwhile is looked at again: a toast that fades out has too little
 * contrast.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    await waitUntilStable(page);
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.evaluate(source);
    }
    const { found, moved } = await page.evaluate(async (selector) => {
      // What moves already has begun since the page was still, as while the code of axe was loaded.
      let moved = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      const recordStart = (): void => {
        moved = true;
      };
      addEventListener('transitionrun', recordStart);
      addEventListener('animationstart', recordStart);
      // All rules run; only violations are described in full, which halves the time. A page in a
      // frame has no axe, for which axe would wait half a second.
      const context = selector === undefined ? document : [...document.querySelectorAll(selector)];
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        resultTypes: ['violations'],
        iframes: false,
      });
      removeEventListener('transitionrun', recordStart);
      removeEventListener('animationstart', recordStart);
      return {
        found: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
        ),
        moved,
      };
    }, within);
    if (found.length === 0 || !moved || look === looksMax) return found;
  }
}

/**
 * Links and buttons within an element that are too small or too close together, which axe checks
 * only on request (WCAG 2.2, 2.5.8): one line per element.
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

/** Looks at the current page on a phone and on a desktop, which is cheaper than to load it twice. */
export async function atBothWidths(
  page: Page,
  look: (width: number) => Promise<void>,
): Promise<void> {
  const desk = { width: 1440, height: 900 };
  const own = page.viewportSize() ?? desk;
  for (const viewport of [{ width: 390, height: 844 }, desk]) {
    await page.setViewportSize(viewport);
    await look(viewport.width);
  }
  await page.setViewportSize(own);
  // A drawer returns to its own width gradually; a target clicked during that time moves away from
  // the pointer.
  await waitUntilStable(page);
}

/**
 * The axe violations of the current page on a desktop and on a phone: for a journey that is the
 * same on both, which then runs once.
 */
export async function axeViolationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  await atBothWidths(page, async (width) => {
    const violations = await axeViolations(page);
    found.push(...violations.map((violation) => `at ${String(width)} px: ${violation}`));
  });
  return found;
}

/** By how many pixels the current page scrolls sideways, on a phone and on a desktop. */
export async function overflowAtBothWidths(page: Page): Promise<number[]> {
  const found: number[] = [];
  await atBothWidths(page, async () => {
    found.push(
      await page.evaluate(() =>
        Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      ),
    );
  });
  return found;
}
