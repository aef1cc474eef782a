import { SettingsService } from '../settings/settings.service.ts';
import { ReviewRules } from './entities/review-rules.entity.ts';
import { ReviewRulesInput } from './review-rules.types.ts';

/** What must be reviewed before a publication, from now on (product 26.5). */
export class ReviewRulesService extends SettingsService<ReviewRules, ReviewRulesInput> {
  protected readonly table = {
    id: 'review',
    label: 'Review',
    row: ReviewRules,
    input: ReviewRulesInput,
    defaults: { appliesTo: 'NONE' as const, capacities: [], fourEyes: false },
  };
}
