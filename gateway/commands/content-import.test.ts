import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { contentLimits, tooLong } from '../../schema/content/limits.ts';
import { OutboxMessage } from '../mail/outbox-message.entity.ts';
import { WebhookEndpoint } from '../mail/webhook-endpoint.entity.ts';
import { openDatabase } from '../site-database.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { testRendering } from '../testing/rendering.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { runContentImport } from './content-import.ts';

const undo = undoAfterEach();

/** The output of an import of a folder with these files, into a database with these webhooks. */
async function imported(files: Record<string, string>, webhooks: Partial<WebhookEndpoint>[] = []) {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-import-'));
  undo(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  const storage = await createTestDatabase('sqlite');
  undo(storage.remove);
  const database = await openDatabase(storage.url);
  undo(() => database.close());
  await database.write((manager) => manager.insert(WebhookEndpoint, webhooks));
  const lines: string[] = [];
  const environment = { DATABASE_URL: storage.url };
  const say = (line: string) => lines.push(line);
  const code = await runContentImport(environment, [directory], say, testRendering.program);
  return { directory, code, output: lines.join('\n'), database };
}

it('a folder without content files is reported, with the usage of the command', async () => {
  const { directory, code, output } = await imported({ 'thesis.md': 'Mine.' });
  expect(code).toBe(1);
  expect(output).toBe(
    `${directory} has no content files, such as faqs.yaml. Usage: npm run content:import -- DIRECTORY`,
  );
});

it('a published file is announced to the webhooks that want it', async () => {
  const faqs = '- id: one\n  question: What is Loon?\n  answer: A provider of systems for HEOR.\n';
  const webhook = {
    id: uuidv7(),
    url: 'https://receiver.example/hook',
    secret: 'whsec_c2VjcmV0',
    enabled: true,
    events: ['content.published' as const],
    createdAt: new Date(),
  };
  const { code, output, database } = await imported({ 'faqs.yaml': faqs }, [webhook]);
  expect([code, output]).toEqual([0, expect.stringContaining('as version 1')]);
  expect(await database.reader.find(OutboxMessage)).toMatchObject([
    { endpointId: webhook.id, data: { part: 'faqs', version: 1, origin: 'file' } },
  ]);
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
