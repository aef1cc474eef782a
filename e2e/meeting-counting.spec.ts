import { hydrate } from './hydrate.ts';
import { expect, test } from './meeting-desk.ts';
import {
  expectTaken,
  followEvents,
  isMeasuring,
  isMeasured,
  setVisibility,
} from './tracked-events.ts';

test('the events of a meeting’s page contain nothing of its token, also after Back and Forward', async ({
  page,
  meetings,
}) => {
  await meetings.offer();
  const address = await meetings.invite();
  const token = new URL(address).pathname.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThan(20);
  const tracked = await followEvents(page);
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/visit')) return;
    beacons.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
  });
  await page.goto(address);
  // A click before the first paint is reported ends the measurement of the largest.
  await isMeasured(page, 'paint');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Day', exact: true })).toBeVisible();
  await expect
    .poll(() => tracked.of('view').map(({ path }) => path))
    .toEqual(['/privacy', '/meeting']);
  await isMeasuring(page);
  // Measurements are sent when the page is hidden; a closing page could lose them on a busy machine.
  await setVisibility(page, 'hidden');
  await expect.poll(() => tracked.of('vital').map(({ path }) => path)).toContain('/meeting');
  await expectTaken(tracked);
  expect(JSON.stringify(tracked.events)).not.toContain(token);
  expect(beacons.length).toBeGreaterThan(0);
  expect(beacons.filter((beacon) => beacon.includes(token))).toEqual([]);
});
