import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError } from './content-file.ts';
import { loadContent } from './content.ts';
import { sampleContent } from '../../testing/sample-content.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(sampleContent, directory, { recursive: true });
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** Changes a content file as an owner might by accident. */
function edit(name: string, change: (source: string) => string): void {
  const file = path.join(directory, name);
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
}

function problems(): string[] {
  try {
    loadContent(directory);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** The file name in messages: relative to the working directory. */
const shown = (name: string): string => path.relative('', path.join(directory, name));

describe('content validation at startup', () => {
  it('accepts the site’s content, whatever its owner has changed', () => {
    expect(() => loadContent('data/content')).not.toThrow();
  });

  it('accepts the shipped content', () => {
    const content = loadContent(sampleContent);
    expect(content.faqs).toHaveLength(24);
    expect(content.site.brand.name).toBe('Loon');
  });

  it('names the list entry and field of a missing text', () => {
    edit('faqs.yaml', (source) => source.replace(/\n {2}answer: >-\n(?: {4}.*\n)+/, '\n'));
    expect(problems()).toEqual([`${shown('faqs.yaml')}: [0].answer is missing`]);
  });

  it('names a misspelt field', () => {
    edit('site.yaml', (source) => source.replace('legalName:', 'legalname:'));
    expect(problems()).toEqual([
      `${shown('site.yaml')}: brand.legalName is missing`,
      `${shown('site.yaml')}: brand Unrecognized key: "legalname"`,
    ]);
  });

  it('names the line of a syntax error in the YAML', () => {
    edit('team.yaml', (source) => source.replace('credentials:', 'credentials: "'));
    expect(problems()).toHaveLength(1);
    expect(problems()[0]).toMatch(/team\.yaml: .+ at line \d+/s);
  });

  it('names a missing file', () => {
    rmSync(path.join(directory, 'partners.yaml'));
    expect(problems()).toEqual([`${shown('partners.yaml')}: cannot be read`]);
  });

  it('names a wrong date in the front matter of a legal page', () => {
    edit('legal/terms.md', (source) => source.replace('2024-10-27', 'October 27'));
    expect(problems()).toEqual([
      `${shown('legal/terms.md')}: lastUpdated must be a date such as 2025-06-26`,
    ]);
  });

  it('reports the missing front matter of a legal page', () => {
    edit('legal/privacy.md', (source) => source.replaceAll('---\n', ''));
    expect(problems()).toEqual([
      `${shown('legal/privacy.md')}: must begin with front matter between two lines of three hyphens`,
    ]);
  });

  it('reports the problems of all files together', () => {
    edit('services.yaml', (source) => source.replace('#contact-section', '#nowhere'));
    edit('legal/privacy.md', (source) => source.replace('slug: privacy', 'slug: terms'));
    expect(problems()).toEqual([
      `${shown('services.yaml')}: [2].href must be a page of this site or an anchor of its home page`,
      `${shown('legal/privacy.md')}: slug must be "privacy", like the name of the file`,
    ]);
    expect(() => loadContent(directory)).toThrow(/^The content of the site is not valid:\n {2}/);
  });
});

describe('the rendering of legal pages at startup', () => {
  const { privacy, terms } = loadContent(sampleContent);

  it('lists the nine sections of the Privacy Policy with their anchors', () => {
    expect(privacy.sections).toHaveLength(9);
    expect(privacy.sections[1]).toEqual({
      anchor: 'information-we-collect',
      title: 'Information We Collect',
    });
    expect(privacy.html).toContain('<h2 id="information-we-collect">Information We Collect</h2>');
  });

  it('lists the eleven numbered sections of the Terms of Use', () => {
    expect(terms.sections.map(({ title }) => Number.parseInt(title, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(new Set(terms.sections.map(({ anchor }) => anchor)).size).toBe(11);
  });

  it('converts Markdown to HTML and removes raw HTML', () => {
    edit('legal/privacy.md', (source) => `${source}\nSee <script>alert(1)</script> *this*.\n`);
    const { html } = loadContent(directory).privacy;
    expect(html).not.toContain('<script');
    expect(html).toContain('<em>this</em>');
  });
});
