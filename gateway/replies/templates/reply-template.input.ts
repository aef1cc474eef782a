import { Field, InputType } from 'type-graphql';
import { replyTemplateRules as rules } from '../../../schema/reply-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

@InputType('ReplyTemplateInput', { description: 'A predefined reply.' })
export class ReplyTemplateInput {
  @Field({ description: 'The unique name in the list of templates.' })
  @Rule(rules.name)
  name!: string;

  @Field({ description: 'The subject, with placeholders such as {{firstName}}.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'The message, with placeholders such as {{firstName}}.' })
  @Rule(rules.message)
  message!: string;
}
