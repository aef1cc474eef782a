import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import {
  MachineReaderSettings,
  MachineReaderSettingsInput,
} from './machine-reader-settings.entity.ts';
import type { MachineReaderSettingsService } from './machine-reader-settings.service.ts';

@Resolver()
export class MachineReaderSettingsResolver {
  constructor(private readonly settings: MachineReaderSettingsService) {}

  @Query(() => MachineReaderSettings, {
    description: 'What machines may do with the texts of the site. Administrator only.',
  })
  machineReaderSettings(@CurrentAuthor() actor: Author): Promise<MachineReaderSettings> {
    return this.settings.read(actor);
  }

  @Mutation(() => MachineReaderSettings, {
    description:
      'States in robots.txt what machines may do with the texts of the site. Administrator only.',
  })
  saveMachineReaderSettings(
    @Arg('input', () => MachineReaderSettingsInput, { description: 'The settings.' })
    input: MachineReaderSettingsInput,
    @CurrentAuthor() actor: Author,
  ): Promise<MachineReaderSettings> {
    return this.settings.save(actor, input);
  }
}
