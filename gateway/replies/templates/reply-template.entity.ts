import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { replyLimits, replyTemplateRules as rules } from '../../../schema/reply-rules.ts';
import { Rule } from '../../validation/rule.decorator.ts';

/** A predefined reply. A shipped template has a row only after it was changed or deleted. */
@ObjectType('ReplyTemplate', { description: 'A predefined reply.' })
@Entity('reply_template')
export class ReplyTemplate {
  @Field(() => ID, { description: 'Unique id.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'The name in the list of templates.' })
  @Column('varchar', { length: replyLimits.templateNameMax })
  name!: string;

  @Field({ description: 'The subject, with placeholders such as {{firstName}}.' })
  @Column('varchar', { length: replyLimits.subjectMax })
  subject!: string;

  @Field({ description: 'The message, with placeholders such as {{firstName}}.' })
  @Column('text')
  message!: string;

  /** True for a deleted shipped template, so that it does not reappear. */
  @Column('boolean', { default: false })
  deleted!: boolean;
}

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
