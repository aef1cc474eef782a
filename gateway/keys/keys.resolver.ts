import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import { ApiKey } from './api-key.entity.ts';
import { CreateApiKeyInput } from './key.input.ts';
import type { KeysService, MadeKey } from './keys.service.ts';

/** A key that was just made. */
@ObjectType('NewApiKey', { description: 'A key that was just made.' })
export class NewApiKey implements MadeKey {
  @Field(() => ApiKey, { description: 'The key.' })
  key!: ApiKey;

  @Field({ description: 'What programs send as `Authorization: Bearer …`; shown this once.' })
  secret!: string;
}

/** GraphQL side of API keys (product 19.1). */
@Resolver()
export class KeysResolver {
  constructor(private readonly keys: KeysService) {}

  @Query(() => [ApiKey], {
    description: 'Every API key, newest first, with those that ended lately. Administrator only.',
  })
  apiKeys(@Ctx() { actor }: GraphQLContext): Promise<ApiKey[]> {
    return this.keys.list(actor);
  }

  @Mutation(() => NewApiKey, {
    description: 'Makes an API key; its secret is shown this once. Administrator only.',
  })
  createApiKey(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
  ): Promise<MadeKey> {
    return this.keys.create(actor, input);
  }

  @Mutation(() => ID, {
    description: 'Ends an API key at once and resolves with its id. Administrator only.',
  })
  revokeApiKey(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: string,
  ): Promise<string> {
    return this.keys.revoke(actor, id);
  }
}
