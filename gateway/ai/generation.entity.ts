import { Column, Entity, PrimaryColumn } from 'typeorm';
import { aiLimits } from '../../schema/limits.ts';

/** How a generation ended; `running` also where the process ended in the middle of it. */
export type GenerationOutcome = 'running' | 'saved' | 'failed' | 'stopped';

/** One call of the AI blog generator: what was asked, by whom, at what cost, and what came of it. */
@Entity('generation')
export class Generation {
  /** A UUIDv7: later calls have greater ones. */
  @PrimaryColumn('uuid')
  id!: string;

  /** The draft that came of it. */
  @Column('uuid', { nullable: true })
  postId!: string | null;

  /** The idea as the administrator put it. */
  @Column('text')
  brief!: string;

  @Column('varchar', { length: aiLimits.modelMax })
  model!: string;

  /** Tokens as the server counted them; null when it did not say. */
  @Column('int', { nullable: true })
  promptTokens!: number | null;

  @Column('int', { nullable: true })
  completionTokens!: number | null;

  /** E-mail address of who asked. */
  @Column('varchar', { length: 254 })
  requestedBy!: string;

  @Column({ type: Date })
  startedAt!: Date;

  @Column({ type: Date, nullable: true })
  finishedAt!: Date | null;

  @Column('varchar', { length: 20 })
  outcome!: GenerationOutcome;

  /** What the administrator was told, when nothing was saved. */
  @Column('text', { nullable: true })
  failure!: string | null;
}
