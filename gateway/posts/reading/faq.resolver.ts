import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Faq } from '../../site/content/faq.type.ts';
import { renderAnswer } from '../markdown/render-answer.ts';

/** The rendered answer of a question; answers of posts are already rendered by their save. */
@Resolver(() => Faq)
export class FaqResolver {
  @FieldResolver(() => String, { description: 'The answer as sanitised HTML.' })
  answerHtml(@Root() faq: Faq & { answerHtml?: string }): string | Promise<string> {
    return faq.answerHtml ?? renderAnswer(faq.answer);
  }
}
