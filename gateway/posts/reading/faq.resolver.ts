import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Faq } from '../../../schema/content/lists.ts';
import { contentType } from '../../site/content/content-types.ts';
import { renderAnswer } from '../markdown/render-answer.ts';

/** The rendered answer of a question; answers of posts are already rendered by their save. */
@Resolver(() => contentType('Faq'))
export class FaqResolver {
  @FieldResolver(() => String, { description: 'The answer as sanitised HTML.' })
  answerHtml(@Root() faq: Faq & { answerHtml?: string }): string | Promise<string> {
    return faq.answerHtml ?? renderAnswer(faq.answer);
  }
}
