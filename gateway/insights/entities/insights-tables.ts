import { CampaignSum } from './campaign-sum.entity.ts';
import { DaySum } from './day-sum.entity.ts';
import { ExperienceSum } from './experience-sum.entity.ts';
import { FormSum } from './form-sum.entity.ts';
import { PageSum } from './page-sum.entity.ts';
import { SearchSum } from './search-sum.entity.ts';
import { SourceSum } from './source-sum.entity.ts';

/** The tables of sums by name. */
export const namedSums = [PageSum, SourceSum, CampaignSum, SearchSum, FormSum, ExperienceSum];

/** Every table of what is counted. */
export const insightsTables = [DaySum, ...namedSums];
