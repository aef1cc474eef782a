import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { replyRules as rules } from '../../schema/reply-rules.ts';
import { OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import { Rule } from '../validation/rule.decorator.ts';

@InputType('ReplyInput', { description: 'A reply to a request, sent to its visitor by e-mail.' })
export class ReplyInput {
  @Field({ description: 'One line; placeholders such as {{firstName}} are filled.' })
  @Rule(rules.subject)
  subject!: string;

  @Field({ description: 'Plain text; placeholders such as {{firstName}} are filled.' })
  @Rule(rules.message)
  message!: string;

  @Field(() => Int, { description: 'The number of replies when it was written.' })
  @Rule(rules.basedOnReplies)
  basedOnReplies!: number;
}

/** A reply with its delivery state. */
@ObjectType('RequestReply', { description: 'A reply to a request, as it was sent.' })
export class RequestReplyType {
  @Field(() => ID, { description: 'Unique id; later replies have greater ids.' })
  id!: string;

  @Field({ description: 'With its placeholders filled.' })
  subject!: string;

  @Field({ description: 'With its placeholders filled; what the visitor wrote is not in it.' })
  message!: string;

  @Field({ description: 'E-mail address of its sender.' })
  sentBy!: string;

  @Field({ description: 'When it was added to the outbox.' })
  sentAt!: Date;

  @Field(() => OutboxState, { description: 'Its delivery state.' })
  state!: OutboxState;

  @Field(() => OutboxMessage, { description: 'Its outbox message, with each attempt.' })
  delivery!: OutboxMessage;
}
