import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import { Faq } from '../../site/content/faq.type.ts';
import type { ShownAnswers } from '../markdown/shown-answers.ts';

/** What a question's answer is shown as; answers of posts bring it along from their save. */
@Resolver(() => Faq)
export class FaqResolver {
  constructor(private readonly shown: ShownAnswers) {}

  @FieldResolver(() => String, { description: 'The answer as sanitised HTML.' })
  answerHtml(
    @Root() faq: Faq & { answerHtml?: string },
    @Ctx() context: GraphQLContext,
  ): string | Promise<string> {
    return faq.answerHtml ?? this.shown.html(faq.answer, context);
  }
}
