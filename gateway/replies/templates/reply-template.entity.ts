import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { replyLimits } from '../../../schema/reply-limits.ts';

/** A reply to begin with. One of those that ship has a row once it was changed or deleted. */
@ObjectType('ReplyTemplate', { description: 'A reply to begin with.' })
@Entity('reply_template')
export class ReplyTemplate {
  @Field(() => ID, { description: 'Unique id.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'What it is chosen by.' })
  @Column('varchar', { length: replyLimits.templateNameMax })
  name!: string;

  @Field({ description: 'The subject, with placeholders such as {{firstName}}.' })
  @Column('varchar', { length: replyLimits.subjectMax })
  subject!: string;

  @Field({ description: 'The message, with placeholders such as {{firstName}}.' })
  @Column('text')
  message!: string;

  /** Kept for one that ships, so that it does not come back. */
  @Column('boolean', { default: false })
  deleted!: boolean;
}
