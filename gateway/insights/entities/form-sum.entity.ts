import { Column, Entity } from 'typeorm';
import { NamedSum } from './named-sum.ts';

/** How often a step of a form was reached, or the form was left at a field; see `placeOf`. */
@Entity('insights_form', { withoutRowid: true })
export class FormSum extends NamedSum {
  @Column('int')
  times!: number;
}
