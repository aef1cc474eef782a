import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { SettingsService } from '../../settings/settings.service.ts';
import { AiSettings, AiSettingsInput } from './ai-settings.entity.ts';

/**
 * Settings of the AI generator (product 6.5). Texts that are being generated keep the settings they
 * started with.
 */
export class AiSettingsService extends SettingsService<AiSettings, AiSettingsInput> {
  protected readonly table = {
    id: 'ai',
    label: 'AI generator',
    row: AiSettings,
    input: AiSettingsInput,
    defaults: { houseRules: '' },
  };
}

@Resolver()
export class AiSettingsResolver {
  constructor(private readonly settings: AiSettingsService) {}

  @Query(() => AiSettings, { description: 'The settings of the AI generator. Administrator only.' })
  aiSettings(@CurrentAuthor() actor: Author): Promise<AiSettings> {
    return this.settings.read(actor);
  }

  @Mutation(() => AiSettings, {
    description: 'Saves the settings of the AI generator. Administrator only.',
  })
  saveAiSettings(
    @Arg('input', () => AiSettingsInput, { description: 'The settings.' }) input: AiSettingsInput,
    @CurrentAuthor() actor: Author,
  ): Promise<AiSettings> {
    return this.settings.save(actor, input);
  }
}
