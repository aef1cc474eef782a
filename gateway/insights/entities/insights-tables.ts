import { CampaignAggregate } from './campaign-aggregate.entity.ts';
import { DayAggregate } from './day-aggregate.entity.ts';
import { ExperienceAggregate } from './experience-aggregate.entity.ts';
import { FormAggregate } from './form-aggregate.entity.ts';
import { MachineAggregate } from './machine-aggregate.entity.ts';
import { PageAggregate } from './page-aggregate.entity.ts';
import { PageSourceAggregate } from './page-source-aggregate.entity.ts';
import { SearchAggregate } from './search-aggregate.entity.ts';
import { SourceAggregate } from './source-aggregate.entity.ts';

export const namedAggregates = [
  PageAggregate,
  SourceAggregate,
  PageSourceAggregate,
  CampaignAggregate,
  SearchAggregate,
  FormAggregate,
  ExperienceAggregate,
  MachineAggregate,
];

export const insightsTables = [DayAggregate, ...namedAggregates];
