import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GeneratedPost } from '../../schema/generation-rules.ts';
import { aiLimits } from '../../schema/limits.ts';

/** The statuses of a generation, under their stored names. */
const generationOutcomes = {
  RUNNING: 'running',
  WRITTEN: 'saved',
  PROPOSED: 'proposed',
  ACCEPTED: 'accepted',
  LEFT: 'left',
  FAILED: 'failed',
  STOPPED: 'stopped',
} as const;

/** The status of a generation; also `running` if the process ended during it. */
export type GenerationOutcome = (typeof generationOutcomes)[keyof typeof generationOutcomes];

registerEnumType(generationOutcomes, {
  name: 'ConversationTurnState',
  description: 'The status of a turn of a conversation with the AI generator.',
  valuesConfig: {
    RUNNING: { description: 'It is being written.' },
    WRITTEN: { description: 'The post was written and saved as a draft.' },
    PROPOSED: { description: 'A revised post is pending, to be accepted or rejected.' },
    ACCEPTED: { description: 'The revised post was accepted, in whole or in part.' },
    LEFT: { description: 'The revised post was rejected; the post did not change.' },
    FAILED: { description: 'The turn failed.' },
    STOPPED: { description: 'An administrator stopped the turn.' },
  },
});

/**
 * One call of the AI blog generator: the request, its author, the cost and the result. The calls
 * about one post are the conversation about it.
 */
@ObjectType('ConversationTurn', {
  description: 'A request to the AI generator and its result.',
})
@Entity('generation')
@Index('generation_post', ['postId', 'id'])
export class Generation {
  /** A UUIDv7: later calls have greater ids. */
  @Field(() => ID, { description: 'Unique id; later turns have greater ids.' })
  @PrimaryColumn('uuid')
  id!: string;

  /** The draft that the call created, or the post to revise. */
  @Column('uuid', { nullable: true })
  postId!: string | null;

  @Field({ name: 'message', description: 'The request, in the words of its author.' })
  @Column('text')
  brief!: string;

  @Field({ description: 'The model that was used.' })
  @Column('varchar', { length: aiLimits.modelMax })
  model!: string;

  /** Tokens as counted by the server; null if it did not report them. */
  @Column('int', { nullable: true })
  promptTokens!: number | null;

  @Column('int', { nullable: true })
  completionTokens!: number | null;

  @Field({ name: 'askedBy', description: 'E-mail address of the author of the request.' })
  @Column('varchar', { length: 254 })
  requestedBy!: string;

  @Field({ name: 'askedAt', description: 'Time of the request.' })
  @Column({ type: Date })
  startedAt!: Date;

  @Column({ type: Date, nullable: true })
  finishedAt!: Date | null;

  @Field(() => generationOutcomes, { name: 'state', description: 'Its status.' })
  @Column('varchar', { length: 20 })
  outcome!: GenerationOutcome;

  /** The error message the administrator saw, if nothing was saved. */
  @Field(() => String, { nullable: true, description: 'Why the turn failed.' })
  @Column('text', { nullable: true })
  failure!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the post that was revised; null if a new post was written.',
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
    description: 'The version of the post with the changes accepted last.',
  })
  @Column('int', { nullable: true })
  savedVersion!: number | null;

  /** The whole proposed post; read only when requested. */
  @Column('simple-json', { nullable: true, select: false })
  revision!: GeneratedPost | null;
}
