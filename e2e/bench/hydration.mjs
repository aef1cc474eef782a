// Not visible to Lighthouse: the script runs when a person acts, after its trace has ended.

/** Long tasks while a page is hydrated by a wheel event, with the CPU slowed down four times. */
export async function measureHydration(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.longTasks = [];
    new window.PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => window.document.documentElement.dataset.hydrated === 'true');
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.longTasks);
  await page.close();
  return {
    'waking: longest task ms': Math.round(Math.max(0, ...tasks)),
    'blocking ms': Math.round(tasks.reduce((sum, duration) => sum + duration - 50, 0)),
  };
}
