import { readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visitForm } from './request-forms.ts';

// Identifiers in Zod's code: one that every form uses, and one that only the content's rules use.
const everyForms = 'invalid_format';
const administrations = 'Invalid discriminated union option';

test('scripts for visitors contain no validation used only by the administration', async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) answers.push(answer);
  });
  await visitForm(page, 'demo');
  await expect
    .poll(async () => (await Promise.all(answers.map((each) => each.text()))).join('\n'))
    .toContain(everyForms);
  const scripts = await Promise.all(answers.map((each) => each.text()));
  expect(scripts.filter((script) => script.includes(administrations))).toEqual([]);
});

test('the home page loads one style sheet', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
});

test('no page or part of a page for visitors and reviewers loads scripts of the administration', () => {
  const file = new URL('../build/client/.vite/manifest.json', import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const importsOf = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const each of manifest[name]?.imports ?? []) importsOf(each, seen);
    return seen;
  };
  const loading = Object.keys(manifest).filter((name) =>
    [...importsOf(name)].some((each) => manifest[each]?.file.includes('/administration-')),
  );
  expect(loading).toContain('web/routes/blog-admin.tsx');
  const visitors = /^web\/(routes\/(?!blog-admin)|components\/|counting\/|entry-client)/;
  expect(loading.filter((name) => visitors.test(name))).toEqual([]);
});
