import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** Loading speed and layout stability of a page; its name is the path. */
@Entity('insights_experience', { withoutRowid: true })
export class ExperienceAggregate extends NamedAggregate {
  /** The number of measured loads: see `samplesOf`. */
  @Column('int', { default: 0 })
  samples!: number;

  /** The number of loads per value, as encoded by `packHistogram`. */
  @Column('text')
  histogram!: string;
}
