import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { asWritten } from '../../shown-images.ts';
import { PostPerson } from './attribution.types.ts';
import { memberOf, presentPerson, type Team } from './team.ts';

/** What the team says of those who wrote and reviewed a post, as it says it now. */
@Resolver(() => PostPerson)
export class PostPersonResolver {
  constructor(
    private readonly team: Team,
    private readonly shown = asWritten,
  ) {}

  @FieldResolver(() => String, {
    description: 'The name, as the team has it now where it is one of the team.',
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
    description: 'What the person does at the company; null for a plain name.',
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
    description: 'Address of a profile elsewhere; null where none is known.',
  })
  url(@Root() person: PostPerson): string | null {
    const member = memberOf(person, this.team());
    return member === undefined || member.sample ? null : member.linkedinUrl;
  }

  @FieldResolver(() => Boolean, {
    description: 'True while the team’s entry is a placeholder.',
  })
  sample(@Root() person: PostPerson): boolean {
    return memberOf(person, this.team())?.sample ?? false;
  }
}
