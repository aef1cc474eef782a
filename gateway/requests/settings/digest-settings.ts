import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('DigestSettings', { description: 'When the weekly digest is sent.' })
@InputType('DigestSettingsInput', { description: 'When the weekly digest is sent.' })
export class DigestSettings {
  @Field(() => Boolean, { description: 'Whether it is sent.' })
  enabled!: boolean;

  @Field(() => Int, { description: '1 is Monday and 7 is Sunday.' })
  weekday!: number;

  @Field(() => Int, { description: 'From 0 to 23, in local time of the zone.' })
  hour!: number;

  @Field({ description: 'An IANA time zone such as Europe/Berlin.' })
  timeZone!: string;

  /**
   * Since when these settings apply, in ISO 8601; digests that were due before are not sent. Set by
   * the server: without a field, clients neither send nor read it.
   */
  since?: string;
}

/** The default, until an administrator changes it. */
export const noDigest: DigestSettings = {
  enabled: false,
  weekday: 1,
  hour: 8,
  timeZone: 'UTC',
};
