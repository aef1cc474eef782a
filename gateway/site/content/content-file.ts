import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';

/** Thrown at startup when content files are missing or invalid, with one line per problem. */
export class ContentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      ['The content of the site is not valid:', ...problems.map((line) => `  ${line}`)].join('\n'),
    );
    this.name = 'ContentError';
  }
}

/** The position of a value in a file: `[3].answer`, `footer.groups[0].title`. */
function placeOf(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${String(key)}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '');
}

/** Front matter and text of a Markdown file; undefined if it has no front matter. */
export function partsOfMarkdown(source: string): { frontMatter: string; body: string } | undefined {
  const [, frontMatter, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  return frontMatter === undefined || body === undefined ? undefined : { frontMatter, body };
}

/** Reads the files of a directory and collects all problems, so that they are reported together. */
export class ContentReader {
  readonly problems: string[] = [];

  constructor(private readonly directory: string) {}

  has(name: string): boolean {
    return existsSync(path.join(this.directory, name));
  }

  /** The text of a file, or `undefined` after recording that it cannot be read. */
  text(name: string): string | undefined {
    try {
      return readFileSync(path.join(this.directory, name), 'utf8');
    } catch {
      this.problems.push(`${this.nameOf(name)}: cannot be read`);
      return undefined;
    }
  }

  /**
   * A YAML file validated against `schema`, or `undefined` after recording each problem with its
   * field.
   */
  yaml<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const source = this.text(name);
    return source === undefined ? undefined : this.parse(name, source, schema);
  }

  /** YAML `source` from file `name`, validated against `schema` like a whole file. */
  parse<T>(name: string, source: string, schema: z.ZodType<T>): T | undefined {
    const document = parseDocument(source);
    const [syntaxError] = document.errors;
    if (syntaxError !== undefined) {
      this.problems.push(`${this.nameOf(name)}: ${syntaxError.message.trim()}`);
      return undefined;
    }
    return this.held(name, schema, document.toJS());
  }

  /**
   * The content of file `name`, validated against `schema`, or `undefined` after recording each
   * problem with its field.
   */
  held<T>(name: string, schema: z.ZodType<T>, value: unknown): T | undefined {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const place = placeOf(issue.path);
      this.problems.push(
        `${this.nameOf(name)}: ${place === '' ? '' : `${place} `}${issue.message}`,
      );
    }
    return undefined;
  }

  /**
   * A Markdown file: front matter between two lines of three hyphens, validated against `schema`,
   * and the text below; `undefined` after recording each problem. Its slug is the name of the file.
   */
  markdown<T extends { slug: string }>(
    name: string,
    schema: z.ZodType<T>,
  ): { facts: T; body: string } | undefined {
    const source = this.text(name);
    if (source === undefined) return undefined;
    const parts = partsOfMarkdown(source);
    if (parts === undefined) {
      this.refuse(name, 'must begin with front matter between two lines of three hyphens');
      return undefined;
    }
    const facts = this.parse(name, parts.frontMatter, schema);
    const slug = path.basename(name, '.md');
    if (facts !== undefined && facts.slug !== slug) {
      this.refuse(name, `slug must be "${slug}", like the name of the file`);
      return undefined;
    }
    return facts && { facts, body: parts.body };
  }

  /** Records a problem of file `name`. */
  refuse(name: string, message: string): void {
    this.problems.push(`${this.nameOf(name)}: ${message}`);
  }

  private nameOf(name: string): string {
    return path.relative('', path.join(this.directory, name));
  }
}
