import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Author } from '../../access/actor.ts';
import { CurrentAuthor } from '../../graphql/context.ts';
import { ReplyTemplate, ReplyTemplateInput } from './reply-template.entity.ts';
import type { ReplyTemplatesService } from './reply-templates.service.ts';

@Resolver()
export class ReplyTemplatesResolver {
  constructor(private readonly templates: ReplyTemplatesService) {}

  @Query(() => [ReplyTemplate], { description: 'All templates, by name. Administrator only.' })
  replyTemplates(@CurrentAuthor() actor: Author): Promise<ReplyTemplate[]> {
    return this.templates.list(actor);
  }

  @Mutation(() => ReplyTemplate, {
    description: 'Adds a template, or changes the one with this id. Administrator only.',
  })
  saveReplyTemplate(
    @CurrentAuthor() actor: Author,
    @Arg('input', () => ReplyTemplateInput, { description: 'Name and text.' })
    input: ReplyTemplateInput,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the template to change.' })
    id?: string | null,
  ): Promise<ReplyTemplate> {
    return this.templates.save(actor, id ?? null, input);
  }

  @Mutation(() => ID, {
    description: 'Deletes a template and returns its id. Administrator only.',
  })
  deleteReplyTemplate(
    @CurrentAuthor() actor: Author,
    @Arg('id', () => ID, { description: 'Id of the template.' }) id: string,
  ): Promise<string> {
    return this.templates.remove(actor, id);
  }
}
