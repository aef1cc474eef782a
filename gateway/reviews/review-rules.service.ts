import type { Actor } from '../access/actor.ts';
import { requireAdministrator } from '../access/policy.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { rowFrom } from '../database/row-of.ts';
import { validated } from '../validation/validated.ts';
import { ReviewRules } from './entities/review-rules.entity.ts';
import { ReviewRulesInput } from './review-rules.types.ts';

const onlyRow = 1;

const defaults: ReviewRules = { id: onlyRow, appliesTo: 'NONE', capacities: [], fourEyes: false };

/** What must be reviewed before a publication (product 26.5). */
export class ReviewRulesService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** The current rules for internal use. */
  async current(): Promise<ReviewRules> {
    return (await this.database.reader.findOneBy(ReviewRules, { id: onlyRow })) ?? defaults;
  }

  read(actor: Actor): Promise<ReviewRules> {
    requireAdministrator(actor);
    return this.current();
  }

  /**
   * Saves new rules, which hold for publications from now on.
   * @throws Failure BAD_USER_INPUT with a message per invalid field.
   */
  async save(actor: Actor, raw: unknown): Promise<ReviewRules> {
    requireAdministrator(actor);
    const rules = rowFrom(ReviewRules, validated(ReviewRulesInput, raw), { id: onlyRow });
    await this.database.write(async (manager) => {
      await manager.upsert(ReviewRules, rules, ['id']);
      await recordAction(manager, {
        at: this.now(),
        by: actor.email,
        action: 'settings.change',
        subject: { kind: 'setting', id: 'review', label: 'Review' },
      });
    });
    return rules;
  }
}
