import { Arg, Args, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { TemplateConfig } from '../../schema/template/template-config.ts';
import type { Author } from '../access/actor.ts';
import {
  connectionOf,
  connectionTypes,
  counted,
  PageArgs,
  type CountedConnection,
} from '../graphql/connection.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { SavedTemplate, type TemplateSavesService } from './template-saves.service.ts';
import { TemplateConfigType } from './template-config.type.ts';

const TemplateSaveConnection = connectionTypes(
  'TemplateSave',
  SavedTemplate,
  'newest first, the site’s own template last',
);

@Resolver()
export class TemplateSavesResolver {
  constructor(private readonly saves: TemplateSavesService) {}

  @Query(() => TemplateSaveConnection, {
    description:
      'The saves of the template, newest first; the first is current. Administrator only.',
  })
  async templateSaves(
    @CurrentAuthor() actor: Author,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<CountedConnection<SavedTemplate>> {
    const found = await this.saves.list(actor, page);
    return counted(
      connectionOf(found, ({ number }) => String(number)),
      () => this.saves.count(actor),
    );
  }

  @Query(() => SavedTemplate, { description: 'One save of the template. Administrator only.' })
  templateSave(
    @Arg('number', () => Int, { description: 'Number of the save.' }) number: number,
    @CurrentAuthor() actor: Author,
  ): Promise<SavedTemplate> {
    return this.saves.byNumber(actor, number);
  }

  @Mutation(() => TemplateConfigType, {
    description:
      'Publishes an earlier template again, as a new save; every article page follows immediately. Administrator only.',
  })
  restoreTemplateSave(
    @Arg('number', () => Int, { description: 'Number of the save.' }) number: number,
    @CurrentAuthor() actor: Author,
  ): Promise<TemplateConfig> {
    return this.saves.restore(actor, number);
  }
}
