import type { Platform } from './request-choices.ts';

/**
 * Placeholders in a reply or a template that are filled in when the reply is sent (product 14.4).
 */
export const placeholderNames = [
  'firstName',
  'lastName',
  'affiliation',
  'platforms',
  'numberOfStudies',
  'meetingLink',
] as const;

/** The name of a placeholder, without braces. */
type PlaceholderName = (typeof placeholderNames)[number];

/** The value of each placeholder for one request; undefined if the request has none. */
export type PlaceholderValues = Record<PlaceholderName, string | undefined>;

/** Two opening braces and the text that may belong to a placeholder. */
const opened = /\{\{[^{}\n]{0,40}(?:\}\})?/g;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const trialPlatform = 'Lens' satisfies Platform;
const noPlatform = 'Not interested in a demo' satisfies Platform;

/** A placeholder with its braces. */
export function written(name: PlaceholderName): string {
  return `{{${name}}}`;
}

function nameIn(text: string): PlaceholderName | undefined {
  return placeholderNames.find((name) => written(name) === text);
}

/** The first invalid placeholder in a text. */
export function unknownPlaceholder(text: string): string | undefined {
  return text.match(opened)?.find((found) => nameIn(found) === undefined);
}

/** The first placeholder in a text without a value. */
export function unfilledPlaceholder(text: string, values: PlaceholderValues): string | undefined {
  return text.match(opened)?.find((found) => {
    const name = nameIn(found);
    return name !== undefined && values[name] === undefined;
  });
}

/** Fills the placeholders of a text; the values are not scanned for placeholders. */
export function filled(text: string, values: PlaceholderValues): string {
  return text.replace(opened, (found) => {
    const name = nameIn(found);
    return name === undefined ? found : (values[name] ?? found);
  });
}

/** The fields of a request that placeholders use. */
interface Answered {
  firstName: string;
  lastName: string;
  affiliation: string;
  /** Absent in trial requests. */
  platformsToDemo?: readonly string[] | undefined;
  /** Absent in demo requests. */
  numberOfStudies?: string | undefined;
  /** Absent if unknown, as in a browser. */
  meetingLink?: string | undefined;
}

export function placeholderValues(request: Answered): PlaceholderValues {
  const { firstName, lastName, affiliation, numberOfStudies, meetingLink } = request;
  const platforms = (request.platformsToDemo ?? [trialPlatform]).filter(
    (platform) => platform !== noPlatform,
  );
  return {
    firstName,
    lastName,
    affiliation,
    platforms: platforms.length === 0 ? undefined : list.format(platforms),
    numberOfStudies,
    meetingLink,
  };
}
