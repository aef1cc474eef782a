import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { replyDraftRules as rules } from '../../../schema/reply-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** A draft as its form sends it. */
@InputType('ReplyDraftInput', { description: 'A reply that is being written.' })
export class ReplyDraftInput {
  @Field({ description: 'The subject, in whatever state it is.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'The message, in whatever state it is.' })
  @Rule(rules.message)
  message!: string;

  @Field(() => Int, { description: 'How many replies its writer has seen.' })
  @Rule(rules.basedOnReplies)
  basedOnReplies!: number;

  @Field({ description: 'When it was written; an earlier text never replaces a later one.' })
  @Rule(rules.writtenAt)
  writtenAt!: Date;
}

/** A draft as it is offered again. */
@ObjectType('ReplyDraft', { description: 'A reply that you were writing and have not sent.' })
export class ReplyDraftType {
  @Field({ description: 'The subject, in whatever state it is.' })
  subject!: string;

  @Field({ description: 'The message, in whatever state it is.' })
  message!: string;

  @Field(() => Int, { description: 'How many replies its writer has seen.' })
  basedOnReplies!: number;

  @Field({ description: 'When it was written, by the writer’s clock.' })
  writtenAt!: Date;

  @Field({ description: 'When it came to the server.' })
  savedAt!: Date;
}
