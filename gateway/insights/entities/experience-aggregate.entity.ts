import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** How fast and steady the loads of a page were; its name is the path. */
@Entity('insights_experience', { withoutRowid: true })
export class ExperienceAggregate extends NamedAggregate {
  /** How many loads were measured: see `samplesOf`. */
  @Column('int', { default: 0 })
  samples!: number;

  /** How many loads had which values, as `packHistogram` writes it. */
  @Column('text')
  histogram!: string;
}
