import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentLimits, tooLong } from '../../schema/content/limits.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { testRendering } from '../testing/rendering.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { runContentImport } from './content-import.ts';

const undo = undoAfterEach();

/** The output of an import of a folder with these files. */
async function imported(files: Record<string, string>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-import-'));
  undo(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const lines: string[] = [];
  const environment = { DATABASE_URL: storage.url };
  const say = (line: string) => lines.push(line);
  const code = await runContentImport(environment, [directory], say, testRendering.program);
  return { directory, code, output: lines.join('\n') };
}

it('a folder without content files is reported, with the usage of the command', async () => {
  const { directory, code, output } = await imported({ 'thesis.md': 'Mine.' });
  expect(code).toBe(1);
  expect(output).toBe(
    `${directory} has no content files, such as faqs.yaml. Usage: npm run content:import -- DIRECTORY`,
  );
});

it('a file with a text that is too long is named, and nothing is published', async () => {
  const answer = 'x'.repeat(4_000);
  const entries = Array.from(
    { length: Math.ceil(contentLimits.valueMax / answer.length) },
    (_none, index) => `- id: long-${index}\n  question: How long?\n  answer: ${answer}\n`,
  );
  const { code, output } = await imported({ 'faqs.yaml': entries.join('') });
  expect(code).toBe(1);
  expect(output).toContain(`faqs.yaml: ${tooLong}\n`);
  expect(output).toContain('Nothing was published.');
});
