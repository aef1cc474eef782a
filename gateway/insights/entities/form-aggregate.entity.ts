import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

/** How often a step of a form was reached, or the form was abandoned at a field; see `placeOf`. */
@Entity('insights_form', { withoutRowid: true })
export class FormAggregate extends NamedAggregate {
  @Column('int')
  times!: number;
}
