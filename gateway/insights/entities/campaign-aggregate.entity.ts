import { Column, Entity } from 'typeorm';
import { NamedAggregate } from './named-aggregate.ts';

@Entity('insights_campaign', { withoutRowid: true })
export class CampaignAggregate extends NamedAggregate {
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}
