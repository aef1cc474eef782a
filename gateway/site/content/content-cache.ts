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
    // A read-only build starts more slowly, with no other effect.
  }
}

/**
 * The site's content. If `cacheFile` is given, reads the content that an earlier start of the same
 * build has validated, which saves a third of the startup time; once any content file has changed,
 * everything is read and validated again.
 * @throws ContentError as `loadContent` does; invalid content is never cached.
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
