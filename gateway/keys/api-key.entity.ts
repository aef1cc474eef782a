import { createHash, randomBytes } from 'node:crypto';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  keyLimits as limits,
  keyRules as rules,
  keyScopes,
  type KeyScope,
} from '../../schema/key-rules.ts';
import { Rule } from '../validation/rule.decorator.ts';

/** `posts.read` is `POSTS_READ` in GraphQL. */
const keyScopeEnum = Object.fromEntries(
  keyScopes.map((scope) => [scope.toUpperCase().replace('.', '_'), scope]),
);

registerEnumType(keyScopeEnum, {
  name: 'KeyScope',
  description: 'A permission of an API key; none implies another.',
  valuesConfig: {
    POSTS_READ: {
      description: 'Read posts that are not public, their versions and pending changes.',
    },
    POSTS_WRITE: { description: 'Write drafts and change posts that are not public.' },
    POSTS_PUBLISH: { description: 'Publish, schedule, change and withdraw public posts.' },
    CONTENT_WRITE: { description: 'Read and draft the site’s texts.' },
    REQUESTS_READ: { description: 'Read visitors’ requests, including their personal data.' },
    REQUESTS_WRITE: { description: 'Change the status, notes and assignment of requests.' },
    INSIGHTS_READ: { description: 'Read visit statistics.' },
  },
});

/** A key that authenticates a program (product 19). */
@ObjectType('ApiKey', { description: 'A key that authenticates a program.' })
@Entity('api_key')
export class ApiKey {
  @Field(() => ID, { description: 'Unique id; newer keys have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'The name under which its actions are recorded.' })
  @Column('varchar', { length: limits.nameMax })
  name!: string;

  @Field(() => [keyScopeEnum], { description: 'Its permissions.' })
  @Column('simple-json')
  scopes!: KeyScope[];

  /** SHA-256 of the secret, in hexadecimal; with 256 random bits it needs no slower hash. */
  @Index('api_key_secret_hash', { unique: true })
  @Column('varchar', { length: 64 })
  secretHash!: string;

  @Field(() => Date, { nullable: true, description: 'When it expires; null if never.' })
  @Column({ type: Date, nullable: true })
  expiresAt!: Date | null;

  @Field(() => Date, { description: 'When it was created.' })
  @Column({ type: Date })
  createdAt!: Date;

  @Field({ description: 'E-mail address of its creator.' })
  @Column('varchar', { length: 254 })
  createdBy!: string;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to the minute.' })
  @Column({ type: Date, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was revoked.' })
  @Column({ type: Date, nullable: true })
  revokedAt!: Date | null;
}

export function isActive({ expiresAt, revokedAt }: ApiKey, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

@InputType('CreateApiKeyInput', { description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'The name under which its actions are recorded; one line.' })
  @Rule(rules.name)
  name!: string;

  @Field(() => [keyScopeEnum], { description: 'Its permissions, at least one.' })
  @Rule(rules.scopes)
  scopes!: KeyScope[];

  @Field(() => Date, { nullable: true, description: 'When it expires; if absent, never.' })
  @Rule(rules.expiresAt)
  expiresAt?: Date | null;
}

/** Makes keys of this site recognizable to people and secret scanners. */
const prefix = 'loon_';
const shape = /^loon_[\w-]{43}$/;

/** Generates a secret with 256 random bits. */
export function newKeySecret(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** The stored hash of a secret; undefined if the text is not a secret. */
export function keySecretHash(secret: string): string | undefined {
  return shape.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
}
