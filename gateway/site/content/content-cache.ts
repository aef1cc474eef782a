import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Content } from './content.ts';

const cacheSchema = z.object({ fingerprint: z.string(), content: z.custom<Content>() });

/** A hash of the names and bytes of every file below a directory. */
function fingerprintOf(directory: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(path.relative(directory, file)).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readCache(file: string, fingerprint: string): Content | undefined {
  try {
    const cached = cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return cached.fingerprint === fingerprint ? cached.content : undefined;
  } catch {
    return undefined;
  }
}

function writeCache(file: string, cached: z.infer<typeof cacheSchema>): void {
  const written = `${file}.${String(process.pid)}`;
  try {
    writeFileSync(written, JSON.stringify(cached));
    renameSync(written, file);
  } catch {
    // A build that may not be written to starts more slowly, nothing else.
  }
}

/**
 * The site's content. Where `cacheFile` is named it comes from there, as an earlier start of the
 * same build has read and checked it, which saves a third of a start; once any content file has
 * changed it is read and checked anew.
 * @throws ContentError as `loadContent` does; what is not valid is never kept.
 */
export async function readContent(directory: string, cacheFile?: string): Promise<Content> {
  const fingerprint = cacheFile === undefined ? '' : fingerprintOf(directory);
  const cached = cacheFile === undefined ? undefined : readCache(cacheFile, fingerprint);
  if (cached !== undefined) {
    return cached;
  }
  const { loadContent } = await import('./content.ts');
  const content = loadContent(directory);
  if (cacheFile !== undefined) {
    writeCache(cacheFile, { fingerprint, content });
  }
  return content;
}
