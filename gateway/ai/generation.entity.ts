import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GeneratedPost } from '../../schema/generation-rules.ts';
import { aiLimits } from '../../schema/limits.ts';

/** How a generation stands, under the names that are stored. */
const generationOutcomes = {
  RUNNING: 'running',
  WRITTEN: 'saved',
  PROPOSED: 'proposed',
  ACCEPTED: 'accepted',
  LEFT: 'left',
  FAILED: 'failed',
  STOPPED: 'stopped',
} as const;

/** How a generation stands; `running` also where the process ended in the middle of it. */
export type GenerationOutcome = (typeof generationOutcomes)[keyof typeof generationOutcomes];

registerEnumType(generationOutcomes, {
  name: 'ConversationTurnState',
  description: 'How a turn of a conversation with the AI generator stands.',
  valuesConfig: {
    RUNNING: { description: 'It is being written.' },
    WRITTEN: { description: 'The post was written and saved as a draft.' },
    PROPOSED: { description: 'A revised post waits to be taken over or left.' },
    ACCEPTED: { description: 'The revised post was taken over, in whole or in part.' },
    LEFT: { description: 'The post was left as it was.' },
    FAILED: { description: 'Nothing came of it.' },
    STOPPED: { description: 'Somebody stopped it.' },
  },
});

/**
 * One call of the AI blog generator: what was asked, by whom, at what cost, and what came of it.
 * The calls that concern one post are the conversation about it.
 */
@ObjectType('ConversationTurn', {
  description: 'What the AI generator was asked for, and what came of it.',
})
@Entity('generation')
@Index('generation_post', ['postId', 'id'])
export class Generation {
  /** A UUIDv7: later calls have greater ones. */
  @Field(() => ID, { description: 'Unique id; later turns have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  /** The draft that came of it, or the post to revise. */
  @Column('uuid', { nullable: true })
  postId!: string | null;

  @Field({ name: 'message', description: 'What was asked for, in the asking person’s words.' })
  @Column('text')
  brief!: string;

  @Field({ description: 'The model that was asked.' })
  @Column('varchar', { length: aiLimits.modelMax })
  model!: string;

  /** Tokens as the server counted them; null when it did not say. */
  @Column('int', { nullable: true })
  promptTokens!: number | null;

  @Column('int', { nullable: true })
  completionTokens!: number | null;

  @Field({ name: 'askedBy', description: 'E-mail address of who asked.' })
  @Column('varchar', { length: 254 })
  requestedBy!: string;

  @Field({ name: 'askedAt', description: 'When it was asked.' })
  @Column({ type: Date })
  startedAt!: Date;

  @Column({ type: Date, nullable: true })
  finishedAt!: Date | null;

  @Field(() => generationOutcomes, { name: 'state', description: 'How it stands.' })
  @Column('varchar', { length: 20 })
  outcome!: GenerationOutcome;

  /** The error message the administrator saw, if nothing was saved. */
  @Field(() => String, { nullable: true, description: 'Why nothing came of it.' })
  @Column('text', { nullable: true })
  failure!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the post that was revised; null where a new one was written.',
  })
  @Column('int', { nullable: true })
  basedOn!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of the oldest turns were not sent to the model.',
  })
  @Column('int', { nullable: true })
  leftOut!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the post that took over what was accepted last.',
  })
  @Column('int', { nullable: true })
  savedVersion!: number | null;

  /** The whole post as it is proposed; read only when asked for. */
  @Column('simple-json', { nullable: true, select: false })
  revision!: GeneratedPost | null;
}
