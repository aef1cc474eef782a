import type { Platform } from './request-choices.ts';

/** What a reply or a template may leave to be filled in when the reply is sent (product 14.4). */
export const placeholderNames = [
  'firstName',
  'lastName',
  'affiliation',
  'platforms',
  'numberOfStudies',
  'meetingLink',
] as const;

/** The name of a placeholder, without its braces. */
export type PlaceholderName = (typeof placeholderNames)[number];

/** What stands for each placeholder in a reply to one request; undefined when it says nothing. */
export type PlaceholderValues = Record<PlaceholderName, string | undefined>;

/** Two braces and what follows them, as far as it can belong to a placeholder. */
const opened = /\{\{[^{}\n]{0,40}(?:\}\})?/g;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** The platform of the form that asks for a trial. */
const trialPlatform = 'Lens' satisfies Platform;
const noPlatform = 'Not interested in a demo' satisfies Platform;

/** A placeholder as it is written. */
export function written(name: PlaceholderName): string {
  return `{{${name}}}`;
}

function nameIn(text: string): PlaceholderName | undefined {
  return placeholderNames.find((name) => written(name) === text);
}

/** The first thing in a text that looks like a placeholder and is none. */
export function unknownPlaceholder(text: string): string | undefined {
  return text.match(opened)?.find((found) => nameIn(found) === undefined);
}

/** The first placeholder in a text that has nothing to be filled with. */
export function unfilledPlaceholder(text: string, values: PlaceholderValues): string | undefined {
  return text.match(opened)?.find((found) => {
    const name = nameIn(found);
    return name !== undefined && values[name] === undefined;
  });
}

/** A text with its placeholders filled; what is filled in is not looked at again. */
export function filled(text: string, values: PlaceholderValues): string {
  return text.replace(opened, (found) => {
    const name = nameIn(found);
    return name === undefined ? found : (values[name] ?? found);
  });
}

/** What a request says, as far as a reply can speak of it. */
interface Answered {
  firstName: string;
  lastName: string;
  affiliation: string;
  /** Absent in the form that asks for a trial. */
  platformsToDemo?: readonly string[] | undefined;
  /** Absent in the form that asks for a demo. */
  numberOfStudies?: string | undefined;
  /** Absent where it is not known, as in a browser. */
  meetingLink?: string | undefined;
}

/** What stands for each placeholder in a reply to a request. */
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
