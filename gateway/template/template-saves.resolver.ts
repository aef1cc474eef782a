import { Arg, Args, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
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
import type { SavedTemplate, TemplateSavesService } from './template-saves.service.ts';
import { TemplateConfigType } from './template-config.type.ts';

@ObjectType('TemplateSave', { description: 'One save of the template.' })
class TemplateSaveType implements SavedTemplate {
  @Field(() => Int, { description: 'Number of the save; 0 is the site’s own template.' })
  number!: number;

  @Field(() => Date, { nullable: true, description: 'When it was saved; null for number 0.' })
  savedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator who saved it; null for number 0.',
  })
  savedBy!: string | null;

  @Field(() => TemplateConfigType, {
    nullable: true,
    description: 'The template; null if the stored config is no longer valid.',
  })
  config!: TemplateConfig | null;
}

const TemplateSaveConnection = connectionTypes(
  'TemplateSave',
  TemplateSaveType,
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

  @Query(() => TemplateSaveType, { description: 'One save of the template. Administrator only.' })
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
