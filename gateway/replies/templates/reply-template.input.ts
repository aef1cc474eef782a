import { Field, InputType } from 'type-graphql';
import { replyTemplateRules as rules } from '../../../schema/reply-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** The template of a reply as the administrator writes it. */
@InputType('ReplyTemplateInput', { description: 'A reply to begin with.' })
export class ReplyTemplateInput {
  @Field({ description: 'What it is chosen by; no two have the same.' })
  @Rule(rules.name)
  name!: string;

  @Field({ description: 'The subject, with placeholders such as {{firstName}}.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'The message, with placeholders such as {{firstName}}.' })
  @Rule(rules.message)
  message!: string;
}
