import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { renderContent } from '../markdown/render-content.ts';
import { readFileSync } from 'node:fs';
it('smoke', async () => {
  for (let i = 0; i < 4; i++) {
    const t = process.cpuUsage();
    const app = await startTestApp('sqlite');
    const u = process.cpuUsage(t);
    console.log('start', (u.user + u.system) / 1000);
    await app.close();
  }
  const text = readFileSync('data/content/articles/future-of-hta-submissions.md', 'utf8');
  for (let i = 0; i < 4; i++) {
    const t = process.cpuUsage();
    await renderContent(text);
    const u = process.cpuUsage(t);
    console.log('start render', (u.user + u.system) / 1000);
  }
  expect(1).toBe(1);
});
