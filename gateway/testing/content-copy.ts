import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleContent } from './sample-content.ts';

/** A content directory of a test's own. */
export interface ContentCopy {
  directory: string;
  /** Writes or replaces an article. */
  write: (slug: string, text: string) => void;
  remove: () => void;
}

/** Copies the content of tests, but for its articles. */
export function copyContentWithoutArticles(): ContentCopy {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-content-'));
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
