import { Field, ObjectType } from 'type-graphql';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { keyLimits as limits, keyMessages as messages } from '../../schema/key-rules.ts';
import type { Author } from '../access/actor.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Revocation } from '../backup/end-access.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { isRecordId } from '../database/record-id.ts';
import { validated } from '../validation/validated.ts';
import {
  ApiKey,
  isActive,
  CreateApiKeyInput,
  keySecretHash,
  newKeySecret,
} from './api-key.entity.ts';
import { dayMs } from '../../schema/durations.ts';

/**
 * Ensures that the number of keys and their names do not change between a check and the write that
 * depends on it.
 */
const lock = { lock: 'api keys' } as const;

@ObjectType('NewApiKey', { description: 'A newly created key.' })
export class NewApiKey {
  @Field(() => ApiKey, { description: 'The key.' })
  key!: ApiKey;

  @Field({
    description: 'The secret that programs send as `Authorization: Bearer …`; returned only once.',
  })
  secret!: string;
}

/** Creates and revokes keys; only people may do so (product 19.1). */
export class KeysService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
    /**
     * Called after each revocation is stored in the database, to record it outside of it as well.
     */
    private readonly onRevoked: (revocation: Revocation) => Promise<void>,
  ) {}

  /** Every key, newest first, including those that ended in the last 90 days. */
  async list(_actor: Author): Promise<ApiKey[]> {
    return this.database.reader.find(ApiKey, { order: { id: 'DESC' } });
  }

  /** Creates a key; only a hash of its secret is stored. */
  async create(actor: Author, raw: unknown): Promise<NewApiKey> {
    const { name, scopes, expiresAt = null } = validated(CreateApiKeyInput, raw);
    const createdAt = this.now();
    if (expiresAt !== null && expiresAt <= createdAt) {
      throw fieldFailure('expiresAt', messages.expired);
    }
    const secret = newKeySecret();
    const key = rowOf(ApiKey, {
      id: uuidv7(),
      name,
      scopes,
      secretHash: keySecretHash(secret) ?? '',
      expiresAt,
      createdAt,
      createdBy: actor.email,
      lastUsedAt: null,
      revokedAt: null,
    });
    await this.database.write(async (manager) => {
      await this.requirePlace(manager, name);
      await manager.insert(ApiKey, key);
      await this.record(manager, 'key.create', key, actor.email);
    }, lock);
    return { key, secret };
  }

  /**
   * Revokes a key with immediate effect and resolves with its id.
   * @throws Failure NOT_FOUND for an unknown or revoked key.
   */
  async revoke(actor: Author, id: string): Promise<string> {
    const revokedAt = this.now();
    await this.database.write(async (manager) => {
      const key = isRecordId(id)
        ? await manager.findOneBy(ApiKey, { id, revokedAt: IsNull() })
        : null;
      if (key === null) {
        throw new Failure('NOT_FOUND', messages.missing);
      }
      await manager.update(ApiKey, { id }, { revokedAt });
      await this.record(manager, 'key.revoke', key, actor.email);
    }, lock);
    await this.onRevoked({ id, revokedAt });
    return id;
  }

  /** Deletes keys that ended 90 days ago or earlier. */
  async purgeOld(): Promise<void> {
    const before = LessThan(new Date(this.now().getTime() - limits.listedDaysAfterEnd * dayMs));
    await this.database.write(async (manager) => {
      await manager.delete(ApiKey, { revokedAt: before });
      await manager.delete(ApiKey, { expiresAt: before });
    }, lock);
  }

  private async requirePlace(manager: EntityManager, name: string): Promise<void> {
    const stored = await manager.findBy(ApiKey, { revokedAt: IsNull() });
    const active = stored.filter((key) => isActive(key, this.now()));
    if (active.length >= limits.keysMax) {
      throw new Failure('BAD_USER_INPUT', messages.keysMax);
    }
    if (active.some((key) => key.name.toLowerCase() === name.toLowerCase())) {
      throw fieldFailure('name', messages.nameTaken);
    }
  }

  private record(
    manager: EntityManager,
    action: AuditAction,
    { id, name, scopes }: ApiKey,
    by: string,
  ): Promise<void> {
    const subject = { kind: 'key', id, label: name } as const;
    return recordAction(manager, {
      at: this.now(),
      by,
      action,
      subject,
      detail: scopes.join(', '),
    });
  }
}
