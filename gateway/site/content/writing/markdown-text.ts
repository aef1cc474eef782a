import { partsOfMarkdown } from '../content-file.ts';
import { editedYaml } from './edited-yaml.ts';

/** What a Markdown file with front matter says. */
export interface MarkdownFile {
  facts: object;
  body: string;
}

/** A Markdown file with front matter; what stays of that of `source` is left as it is. */
export function markdownText({ facts, body }: MarkdownFile, source = ''): string {
  const frontMatter = editedYaml(partsOfMarkdown(source)?.frontMatter ?? '', facts);
  return `---\n${frontMatter}---\n\n${body}\n`;
}
