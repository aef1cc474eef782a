import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { replyDraftRules as rules } from '../../../schema/reply-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

@InputType('ReplyDraftInput', { description: 'A reply that is being written.' })
export class ReplyDraftInput {
  @Field({ description: 'The subject, which may be incomplete.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'The message, which may be incomplete.' })
  @Rule(rules.message)
  message!: string;

  @Field(() => Int, { description: 'The number of replies that its writer has seen.' })
  @Rule(rules.basedOnReplies)
  basedOnReplies!: number;

  @Field({ description: 'When it was written; an earlier draft never replaces a later one.' })
  @Rule(rules.writtenAt)
  writtenAt!: Date;
}

@ObjectType('ReplyDraft', { description: 'A reply that you were writing and have not sent.' })
export class ReplyDraftType {
  @Field({ description: 'The subject, which may be incomplete.' })
  subject!: string;

  @Field({ description: 'The message, which may be incomplete.' })
  message!: string;

  @Field(() => Int, { description: 'The number of replies that its writer has seen.' })
  basedOnReplies!: number;

  @Field({ description: 'When it was written, by the writer’s clock.' })
  writtenAt!: Date;

  @Field({ description: 'When it arrived at the server.' })
  savedAt!: Date;
}
