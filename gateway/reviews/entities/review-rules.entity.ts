import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReviewCapacity, ReviewScope } from '../../../schema/review-rules.ts';

/** The one row with the rules for reviews (product 26.5). */
@Entity('review_rules')
export class ReviewRules {
  @PrimaryColumn('int')
  id!: number;

  @Column('varchar', { length: 8 })
  appliesTo!: ReviewScope;

  @Column('simple-json')
  capacities!: ReviewCapacity[];

  @Column('boolean', { default: false })
  fourEyes!: boolean;
}
