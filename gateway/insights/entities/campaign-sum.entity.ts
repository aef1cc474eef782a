import { Column, Entity } from 'typeorm';
import { NamedSum } from './named-sum.ts';

/** What a campaign led to the site. */
@Entity('insights_campaign', { withoutRowid: true })
export class CampaignSum extends NamedSum {
  @Column('int')
  visits!: number;

  @Column('int')
  requests!: number;
}
