import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** A named section of a file, given in pieces. */
export interface Section {
  name: string;
  pieces: readonly Uint8Array[];
}

const headerShape = z.object({
  format: z.string(),
  sections: z.array(z.object({ name: z.string(), length: z.number(), crc: z.number() })),
});

type Header = z.infer<typeof headerShape>;

/** How many bytes are hashed or read before other work gets a turn. */
const chunkBytes = 1 << 20;
const maxHeaderBytes = 1 << 20;
const lengthBytes = 4;

/** Pieces of at most `chunkBytes` each; small ones are joined. */
function* chunks(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  let small: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += chunkBytes) {
      const part = piece.subarray(start, start + chunkBytes);
      small.push(part);
      size += part.length;
      if (size < chunkBytes) continue;
      yield Buffer.concat(small);
      small = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(small);
}

async function measured({ name, pieces }: Section): Promise<Header['sections'][number]> {
  let length = 0;
  let crc = 0;
  for (const part of chunks(pieces)) {
    crc = crc32(part, crc);
    length += part.length;
    await setImmediate();
  }
  return { name, length, crc };
}

/**
 * Writes sections to a file, which is moved into place only when complete, and only if `isStill`
 * says that its source has not changed in the meantime.
 */
export async function writeSections(
  file: string,
  format: string,
  sections: readonly Section[],
  isStill: () => boolean,
): Promise<void> {
  const header: Header = { format, sections: [] };
  for (const section of sections) header.sections.push(await measured(section));
  const unfinished = `${file}.${String(process.pid)}`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const json = Buffer.from(JSON.stringify(header));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(json.length);
    await handle.write(Buffer.concat([length, json]));
    for (const { pieces } of sections) {
      for (const part of chunks(pieces)) {
        if (!isStill()) return;
        await handle.write(part);
      }
    }
    if (isStill()) await rename(unfinished, file);
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
}

async function readFully(handle: FileHandle, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(chunkBytes, length - at));
    if (bytesRead === 0) throw new Error('The file is cut short.');
    at += bytesRead;
  }
  return bytes;
}

async function readHeader(handle: FileHandle): Promise<Header> {
  const length = new DataView((await readFully(handle, lengthBytes)).buffer).getUint32(0, true);
  if (length > maxHeaderBytes) throw new Error('The header is too long.');
  const json = Buffer.from(await readFully(handle, length)).toString('utf8');
  return headerShape.parse(JSON.parse(json));
}

/**
 * Reads the sections of a file, each into its own buffer.
 * @throws Error when the file has another format, is truncated or damaged.
 */
export async function readSections(
  file: string,
  format: string,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const handle = await open(file, 'r');
  try {
    const header = await readHeader(handle);
    if (header.format !== format) throw new Error('The file is of another format.');
    const { size } = await handle.stat();
    const expected = header.sections.reduce((sum, { length }) => sum + length, 0);
    if (expected > size) throw new Error('The file is cut short.');
    const read = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const { name, length, crc } of header.sections) {
      const bytes = await readFully(handle, length);
      const found = await measured({ name, pieces: [bytes] });
      if (found.crc !== crc) throw new Error(`The section ${name} is damaged.`);
      read.set(name, bytes);
    }
    return read;
  } finally {
    await handle.close();
  }
}
