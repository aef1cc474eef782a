import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { unchangedImages } from '../../site/shown-images.ts';
import { PostPerson } from './attribution.types.ts';
import { memberOf, presentPerson, type Team } from './team.ts';

/** The team's current details of the authors and the reviewer of a post. */
@Resolver(() => PostPerson)
export class PostPersonResolver {
  constructor(
    private readonly team: Team,
    private readonly shown = unchangedImages,
  ) {}

  @FieldResolver(() => String, {
    description: 'The name; for a team member, the current one.',
  })
  name(@Root() person: PostPerson): string {
    return presentPerson(person, this.team()).name;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Key of the team’s entry; null for a plain name.',
  })
  member(@Root() person: PostPerson): string | null {
    return presentPerson(person, this.team()).member;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The person’s role at the company; null for a plain name.',
  })
  role(@Root() person: PostPerson): string | null {
    return memberOf(person, this.team())?.role ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the portrait on this site; null for a plain name.',
  })
  portrait(@Root() person: PostPerson): string | null {
    const image = memberOf(person, this.team())?.image;
    return image === undefined ? null : this.shown.address(image);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'URL of a profile on another site; null if not known.',
  })
  url(@Root() person: PostPerson): string | null {
    const member = memberOf(person, this.team());
    return member === undefined || member.sample ? null : member.linkedinUrl;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'ORCID iD, such as 0000-0002-1825-0097; null if not known.',
  })
  orcid(@Root() person: PostPerson): string | null {
    const member = memberOf(person, this.team());
    return member === undefined || member.sample ? null : (member.orcid ?? null);
  }

  @FieldResolver(() => Boolean, {
    description: 'True while the team’s entry is a placeholder.',
  })
  sample(@Root() person: PostPerson): boolean {
    return memberOf(person, this.team())?.sample ?? false;
  }
}
