import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { sampleContent } from './sample-content.ts';

/** A content directory for one test. */
export interface ContentCopy {
  directory: string;
  /** Writes or replaces an article. */
  write: (slug: string, text: string) => void;
  remove: () => void;
}

/** Copies the test content, except for its articles, to a new folder. */
export function copyContentWithoutArticles(within = tmpdir()): ContentCopy {
  const directory = mkdtempSync(path.join(within, 'loon-content-'));
  cpSync(sampleContent, directory, {
    recursive: true,
    filter: (source) => !source.endsWith('.md') || source.includes('legal'),
  });
  const articles = path.join(directory, 'articles');
  mkdirSync(articles, { recursive: true });
  return {
    directory,
    write: (slug, text) => writeFileSync(path.join(articles, `${slug}.md`), text),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

let shared: string | undefined;

/** Such a copy for tests that do not change it; created once per process. */
export function contentWithoutArticles(): string {
  return (shared ??= copyContentWithoutArticles(inject('templates')).directory);
}
