import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { ApiKey, CreateApiKeyInput } from './api-key.entity.ts';
import { NewApiKey, type KeysService } from './keys.service.ts';

/** GraphQL resolver for API keys (product 19.1). */
@Resolver()
export class KeysResolver {
  constructor(private readonly keys: KeysService) {}

  @Query(() => [ApiKey], {
    description:
      'All API keys, newest first, including those that ended recently. Administrator only.',
  })
  apiKeys(@CurrentAuthor() actor: Author): Promise<ApiKey[]> {
    return this.keys.list(actor);
  }

  @Mutation(() => NewApiKey, {
    description: 'Creates an API key; its secret is returned only once. Administrator only.',
  })
  createApiKey(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
  ): Promise<NewApiKey> {
    return this.keys.create(actor, input);
  }

  @Mutation(() => ID, {
    description: 'Revokes an API key with immediate effect and returns its id. Administrator only.',
  })
  revokeApiKey(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: string,
  ): Promise<string> {
    return this.keys.revoke(actor, id);
  }
}
