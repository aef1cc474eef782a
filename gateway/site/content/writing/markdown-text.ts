import { partsOfMarkdown } from '../content-file.ts';
import { editedYaml } from './edited-yaml.ts';

/** A Markdown file with front matter. */
export interface MarkdownFile {
  facts: object;
  body: string;
}

/**
 * Writes a Markdown file with front matter; unchanged parts of the front matter of `source` are not
 * reformatted.
 */
export function markdownText({ facts, body }: MarkdownFile, source = ''): string {
  const frontMatter = editedYaml(partsOfMarkdown(source)?.frontMatter ?? '', facts);
  return `---\n${frontMatter}---\n\n${body}\n`;
}
