import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import { testRendering } from '../testing/rendering.ts';
import { renderingLimits } from '../../schema/limits.ts';
import { ChecksService } from './checks.service.ts';

let app: BlogApp;
let started = 0;

beforeAll(async () => {
  const program = (): Promise<string> => {
    started += 1;
    return testRendering.program();
  };
  app = await startBlogApp('sqlite', { rendering: { program } });
});
afterAll(() => app.close());

it('opening a form prepares the first check; a start and visitors do not', async () => {
  await app.send('GET', '/');
  await app.graphql('{ viewer { email } postDrafts { id } }');
  expect(started).toBe(0);
  await app.read('{ postDrafts { id } }', 'administrator');
  await expect.poll(() => started).toBe(1);
});

it('it is prepared again only after the idle thread has ended', () => {
  let time = Date.now();
  const outlines = vi.fn(() => Promise.resolve([]));
  const checks = new ChecksService({
    ...{ outlines, outlinesForSave: outlines, claims: () => [], publicUrl: 'http://localhost' },
    answers: () => Promise.resolve(new Set<string>()),
    isUnread: () => Promise.resolve(false),
    stateOf: () => Promise.resolve('undecided'),
    now: () => new Date(time),
  });
  checks.prepare();
  const asked = outlines.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  checks.prepare();
  expect(outlines).toHaveBeenCalledTimes(asked);
  time += renderingLimits.idleSeconds * 1_000;
  checks.prepare();
  expect(outlines).toHaveBeenCalledTimes(2 * asked);
});
