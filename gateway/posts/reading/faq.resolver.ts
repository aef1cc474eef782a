import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Faq } from '../../site/content/faq.type.ts';
import { renderAnswer } from '../markdown/render-answer.ts';

/** What a question's answer is shown as; answers of posts bring it along from their save. */
@Resolver(() => Faq)
export class FaqResolver {
  @FieldResolver(() => String, { description: 'The answer as sanitised HTML.' })
  answerHtml(@Root() faq: Faq & { answerHtml?: string }): string | Promise<string> {
    return faq.answerHtml ?? renderAnswer(faq.answer);
  }
}
