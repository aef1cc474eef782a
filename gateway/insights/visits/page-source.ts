import { otherName } from '../../../schema/insights-limits.ts';

/** A page and the source of the visits that started on it. */
export interface PageSource {
  path: string;
  source: string;
}

/** The name under which a page and a source are counted; a path contains no space. */
export function pageSourceName(path: string, source: string): string {
  return `${path} ${source}`;
}

export function pageSourceNamed(name: string): PageSource {
  const space = name.indexOf(' ');
  return space === -1
    ? { path: otherName, source: otherName }
    : { path: name.slice(0, space), source: name.slice(space + 1) };
}
