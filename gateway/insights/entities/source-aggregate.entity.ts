import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

@Entity('insights_source', { withoutRowid: true })
export class SourceAggregate extends NamedAggregate {
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}
