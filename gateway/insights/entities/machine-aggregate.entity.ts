import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** Reads by a machine; its name is the agent, the form and the path: see `machineReadName`. */
@Entity('insights_machine', { withoutRowid: true })
export class MachineAggregate extends NamedAggregate {
  @Column('int')
  reads!: number;

  /** The day of the last read, as YYYY-MM-DD. */
  @Column('varchar', { length: 10 })
  lastOn!: string;
}
