import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { preventCaching, type GraphQLContext } from '../graphql/context.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { PersonPreferences, type PreferencesService } from './preferences.service.ts';

const tokenDescription = 'The last part of the link at the end of an e-mail.';

/**
 * GraphQL resolver for the holder of a link to their data and consents, who needs no session
 * (product 22.6).
 */
@Resolver()
export class PreferencesResolver {
  constructor(
    private readonly service: PreferencesService,
    /** Counts changes by client. */
    private readonly limiter: AddressLimiter,
  ) {}

  @Query(() => PersonPreferences, {
    description: 'What a person has agreed to. NOT_FOUND for an invalid token.',
  })
  preferences(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<PersonPreferences> {
    preventCaching(context);
    return this.service.preferences(token);
  }

  @Query(() => String, {
    description:
      'The e-mail address whose data a link for erasing concerns. NOT_FOUND for an invalid or expired token.',
  })
  erasureEmail(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'The last part of the link for erasing.' })
    token: string,
  ): Promise<string> {
    preventCaching(context);
    return this.service.erasureFor(token);
  }

  @Mutation(() => PersonPreferences, {
    description:
      'Withdraws a consent; one that is withdrawn already does not change. Limited to 60 per 10 minutes per client address.',
  })
  async withdrawConsent(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('requestId', () => ID, { description: 'A request of this person.' }) requestId: string,
    @Arg('name', () => String, {
      description: '`dataCommunicationsConsent` or `dataProcessingConsent`.',
    })
    name: string,
  ): Promise<PersonPreferences> {
    await this.limiter.take(clientAddress);
    return this.service.withdrawConsent(token, requestId, name);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a copy of the person’s data to their address. RATE_LIMITED for a second one within an hour.',
  })
  async sendMyData(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<boolean> {
    await this.limiter.take(clientAddress);
    return this.service.sendMyData(token);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link for erasing the person’s data to their address; it is valid for an hour. RATE_LIMITED for a fourth one within an hour.',
  })
  async askForErasure(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
  ): Promise<boolean> {
    await this.limiter.take(clientAddress);
    return this.service.askForErasure(token);
  }

  @Mutation(() => Boolean, {
    description:
      'Permanently erases all of the person’s data. NOT_FOUND for an invalid or expired token.',
  })
  async eraseMe(
    @Ctx() { clientAddress }: GraphQLContext,
    @Arg('token', () => String, { description: 'The last part of the link for erasing.' })
    token: string,
  ): Promise<boolean> {
    await this.limiter.take(clientAddress);
    return this.service.eraseMe(token);
  }
}
