import { labelsSamples } from './loopback.ts';

/** The people whom citations name: no placeholders where others can reach the site. */
export function citedPeople<Person extends { sample: boolean }>(
  people: readonly Person[],
  publicUrl: string,
): Person[] {
  return people.filter(({ sample }) => !(sample && labelsSamples(publicUrl)));
}

/** The day of a time (ISO 8601) as `2025/01/31`, as RIS and `citation_publication_date` have it. */
export function slashedDay(moment: string): string {
  return moment.slice(0, 10).replaceAll('-', '/');
}

/** A name as its family name, which is the last word, and the rest. */
export function splitName(name: string): { family: string; given: string } {
  const words = name.trim().split(/\s+/u);
  return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') };
}
