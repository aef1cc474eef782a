import { Field, ID, ObjectType } from 'type-graphql';
import type { TeamMember as TeamMemberContent } from '../../../schema/content/lists.ts';

/** A team member (product 1.6). */
@ObjectType('TeamMember', { description: 'A team member.' })
export class TeamMember implements TeamMemberContent {
  @Field(() => ID, { description: 'Key of the entry, in kebab-case.' })
  id!: string;

  @Field({ description: 'Full name.' })
  name!: string;

  @Field({ description: 'Degrees and titles, separated by commas.' })
  credentials!: string;

  @Field({ description: 'The person’s role at the company.' })
  role!: string;

  @Field({ description: 'One or two sentences for the card.' })
  bio!: string;

  @Field({ description: 'Text that the full profile adds to the short biography.' })
  extendedBio!: string;

  @Field({ description: 'Path of the portrait on this site.' })
  image!: string;

  @Field({ description: 'URL of the LinkedIn profile.' })
  linkedinUrl!: string;

  @Field({ description: 'Text alternative of the portrait.' })
  altText!: string;

  @Field(() => Boolean, {
    description: 'Whether the person is a founder; founders come first, in a grid of two columns.',
  })
  isFounder!: boolean;

  @Field(() => Boolean, { description: 'True while the entry is a placeholder.' })
  sample!: boolean;
}
