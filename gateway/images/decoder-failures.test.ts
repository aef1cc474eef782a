import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imageMessages as messages } from '../../schema/messages.ts';
import { createLogger } from '../log/logger.ts';
import { undoAfterEach } from '../testing/cleanup.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { sendImage } from '../testing/send-image.ts';
import { startTestApp } from '../testing/test-app.ts';
import { reencodeImage } from './reencode-image.ts';

const undo = undoAfterEach();

/** Lets decoders run this program instead of Node.js. */
function decodeWith(program: string): void {
  const { execPath } = process;
  undo(() => void (process.execPath = execPath));
  process.execPath = program;
}

/** A program that ends as if killed by a signal. */
function killedBy(signal: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-decoder-'));
  undo(() => rmSync(directory, { recursive: true }));
  const program = path.join(directory, 'decoder');
  writeFileSync(program, `#!/bin/sh\nkill -${signal} $$\n`, { mode: 0o755 });
  return program;
}

describe('a decoder', () => {
  it.each(['KILL', 'TERM'])(
    'that the system or the time limit ends (SIG%s) does not make the image a damaged one',
    async (signal) => {
      decodeWith(killedBy(signal));
      await expect(reencodeImage(await sampleImage(9, 9).png().toBuffer())).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: messages.notStored,
        cause: { message: `The decoder ended without an answer: SIG${signal}.` },
      });
    },
  );

  it('that crashes on an image makes it a damaged one', async () => {
    decodeWith(killedBy('SEGV'));
    await expect(reencodeImage(await sampleImage(9, 9).png().toBuffer())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: messages.damaged,
    });
  });

  it('that cannot be started makes an upload 503 with Retry-After, and is logged', async () => {
    const logged: string[] = [];
    const logger = createLogger(
      { level: 'error', pretty: false },
      { write: (line) => void logged.push(line) },
    );
    const app = await startTestApp('sqlite', { logger });
    undo(() => app.close());
    decodeWith(path.join(tmpdir(), 'loon-no-such-program'));
    const sent = await sampleImage(9, 9).png().toBuffer();
    const response = await sendImage(app, await app.logIn(), sent);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({ error: messages.notStored });
    expect(logged.join('')).toMatch(/ENOENT.*Request rejected temporarily/);
  });
});
