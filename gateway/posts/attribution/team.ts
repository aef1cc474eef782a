import { attributionMessages as messages } from '../../../schema/attribution-rules.ts';
import type { TeamMember } from '../../../schema/content/lists.ts';
import type { Person } from '../../../schema/person-rules.ts';
import { fieldFailure } from '../../failure.ts';
import type { StoredAttribution } from './stored-attribution.ts';

/** The current members of the team. */
export type Team = () => readonly TeamMember[];

/** The team of a site without a team page. */
export const nobody: Team = () => [];

/** Authors and reviewer as sent by the client. */
type SentPeople = Partial<Pick<StoredAttribution, 'authors' | 'reviewer'>>;

function isNamed(name: string): (member: TeamMember) => boolean {
  const wanted = name.toLowerCase();
  return (member) => member.name.toLowerCase() === wanted;
}

/** The team member for a person; undefined for a plain name. */
export function memberOf({ member }: Person, team: readonly TeamMember[]): TeamMember | undefined {
  return member === null ? undefined : team.find(({ id }) => id === member);
}

/** A person under the team's current name; a former member has only the stored name. */
export function presentPerson(person: Person, team: readonly TeamMember[]): Person {
  const member = memberOf(person, team);
  return { name: member?.name ?? person.name, member: member?.id ?? null };
}

/** The same for all people of a post; its references stay unchanged. */
export function presentAttribution(
  { references, authors, reviewer }: StoredAttribution,
  team: readonly TeamMember[],
): StoredAttribution {
  return {
    references,
    authors: authors.map((author) => presentPerson(author, team)),
    reviewer: reviewer && presentPerson(reviewer, team),
  };
}

function recognised(person: Person, field: string, team: readonly TeamMember[]): Person {
  const member = person.member === null ? team.find(isNamed(person.name)) : memberOf(person, team);
  if (member !== undefined) {
    return { name: member.name, member: member.id };
  }
  if (person.name === '') {
    throw fieldFailure(field, messages.unknownMember(person.member ?? ''));
  }
  return { name: person.name, member: null };
}

/**
 * People as they are stored: a person with the name or key of a team member is stored as that
 * member's key, so that a changed name shows; all others are plain names (product 18.3).
 * @throws Failure BAD_USER_INPUT for a key that the team does not have.
 */
export function recognisedPeople({ authors, reviewer }: SentPeople, { team }: { team: Team }) {
  const members = team();
  return {
    ...(authors && { authors: authors.map((one) => recognised(one, 'authors', members)) }),
    ...(reviewer && { reviewer: recognised(reviewer, 'reviewer', members) }),
  };
}
