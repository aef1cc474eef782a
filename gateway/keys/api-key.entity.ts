import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { keyLimits as limits } from '../../schema/key-limits.ts';
import { keyScopes, type KeyScope } from '../../schema/key-rules.ts';

/** `posts.read` is called `POSTS_READ` in GraphQL. */
export const keyScopeEnum = Object.fromEntries(
  keyScopes.map((scope) => [scope.toUpperCase().replace('.', '_'), scope]),
);

registerEnumType(keyScopeEnum, {
  name: 'KeyScope',
  description: 'What an API key may be allowed; none of them implies another.',
  valuesConfig: {
    POSTS_READ: { description: 'Read posts that are not public, versions and waiting changes.' },
    POSTS_WRITE: { description: 'Write drafts, and change posts that are not public.' },
    POSTS_PUBLISH: { description: 'Publish, schedule, change and withdraw what is public.' },
    CONTENT_WRITE: { description: 'Read and draft the texts of the site.' },
    REQUESTS_READ: { description: 'Read visitors’ requests, with their personal data.' },
    REQUESTS_WRITE: { description: 'Change status, notes and assignment of requests.' },
    INSIGHTS_READ: { description: 'Read what readers wanted.' },
  },
});

/** A key with which a program acts (product 19). */
@ObjectType('ApiKey', { description: 'A key with which a program acts.' })
@Entity('api_key')
export class ApiKey {
  @Field(() => ID, { description: 'Unique id; newer keys have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'Under which what is done with it is recorded.' })
  @Column('varchar', { length: limits.nameMax })
  name!: string;

  @Field(() => [keyScopeEnum], { description: 'What it allows.' })
  @Column('simple-json')
  scopes!: KeyScope[];

  /** SHA-256 of the secret, in hexadecimal; its 256 random bits need no slower one. */
  @Index('api_key_secret_hash', { unique: true })
  @Column('varchar', { length: 64 })
  secretHash!: string;

  @Field(() => Date, { nullable: true, description: 'When it ends; null if it never does.' })
  @Column({ type: Date, nullable: true })
  expiresAt!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  @Column({ type: Date })
  createdAt!: Date;

  @Field({ description: 'E-mail address of who made it.' })
  @Column('varchar', { length: 254 })
  createdBy!: string;

  @Field(() => Date, { nullable: true, description: 'Its last use, to the minute.' })
  @Column({ type: Date, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was revoked.' })
  @Column({ type: Date, nullable: true })
  revokedAt!: Date | null;
}

/** Whether a key opens anything at a time. */
export function isActive({ expiresAt, revokedAt }: ApiKey, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}
