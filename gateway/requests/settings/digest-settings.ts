import { Field, InputType, Int, ObjectType } from 'type-graphql';

/** When the weekly digest is sent. */
@ObjectType('DigestSettings', { description: 'When the weekly digest is sent.' })
export class DigestSettings {
  @Field(() => Boolean, { description: 'Whether it is sent at all.' })
  enabled!: boolean;

  @Field(() => Int, { description: '1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field(() => Int, { description: 'From 0 to 23, by the clock of the zone.' })
  hour!: number;

  @Field({ description: 'An IANA time zone such as Europe/Berlin.' })
  timeZone!: string;

  /** Since when these times are in force, as ISO 8601: what was due before is not sent. */
  since?: string;
}

/** When the weekly digest is to be sent. */
@InputType('DigestSettingsInput', { description: 'When the weekly digest is sent.' })
export class DigestSettingsInput {
  @Field(() => Boolean, { description: 'Whether it is sent at all.' })
  enabled!: boolean;

  @Field(() => Int, { description: '1 is Monday, 7 is Sunday.' })
  weekday!: number;

  @Field(() => Int, { description: 'From 0 to 23, by the clock of the zone.' })
  hour!: number;

  @Field({ description: 'An IANA time zone such as Europe/Berlin.' })
  timeZone!: string;
}

/** In force until the administrator decides otherwise. */
export const noDigest: DigestSettings = {
  enabled: false,
  weekday: 1,
  hour: 8,
  timeZone: 'UTC',
};
