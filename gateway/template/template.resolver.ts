import { Arg, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import type { Author } from '../access/actor.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { TemplateConfigType } from './template-config.type.ts';
import { stylesheetAddress, type TemplateService } from './template.service.ts';
import { TemplateTestReport } from './template-test.type.ts';

/** GraphQL side of the template (product 9.6). */
@Resolver()
export class TemplateResolver {
  constructor(private readonly template: TemplateService) {}

  @Query(() => TemplateConfigType, { description: 'The template of every article page.' })
  templateConfig(): Promise<TemplateConfig> {
    return this.template.current();
  }

  @Query(() => String, {
    description: 'Path of the style sheet with the template’s colours, lengths and fonts.',
  })
  async templateStylesheet(): Promise<string> {
    return stylesheetAddress(await this.template.current());
  }

  @Mutation(() => TemplateConfigType, {
    description:
      'Saves the template and updates every article page immediately. Administrator only.',
  })
  saveTemplateConfig(
    @Arg('input', () => TemplateConfigType, { description: 'The whole template.' })
    input: TemplateConfig,
    @CurrentAuthor() actor: Author,
    @Arg('basedOn', () => Int, {
      nullable: true,
      description:
        'Number of the save that was edited: if another one is current now, the error is CONFLICT. Without it the last writer wins.',
    })
    basedOn?: number | null,
  ): Promise<TemplateConfig> {
    return this.template.save(actor, input, { basedOn });
  }

  @Mutation(() => TemplateTestReport, {
    description: 'Runs the system test over the saved template. Administrator only.',
  })
  runTemplateTest(@CurrentAuthor() actor: Author): Promise<TemplateTestReport> {
    return this.template.runTest(actor);
  }
}
