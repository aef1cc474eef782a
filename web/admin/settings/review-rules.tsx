import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, Radio } from 'antd';
import { z } from 'zod';
import {
  capacityNames,
  reviewCapacities,
  reviewRulesRules,
  reviewScopes,
  reviewToasts,
  type ReviewScope,
} from '../../../schema/review-rules.ts';
import {
  ReviewRulesDocument,
  useReviewRulesQuery,
  useSaveReviewRulesMutation,
  type ReviewRulesQuery,
} from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { Card, Loaded } from '../shell/card.tsx';
import { useRuleForm } from '../shell/use-rule-form.ts';

const rules = z.object(reviewRulesRules);

const scopes: Record<ReviewScope, string> = {
  NONE: 'No post',
  CLAIMS: 'Posts that state a figure of the register of claims',
  ALL: 'All posts',
};

/** What must be reviewed before a publication (product 26.5). */
export function ReviewRules() {
  const answer = useReviewRulesQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Review">
      <Loaded what="the rules for reviews" answer={answer}>
        {({ reviewRules }) => <RulesForm stored={reviewRules} />}
      </Loaded>
    </Card>
  );
}

function valuesOf({ appliesTo, capacities, fourEyes }: ReviewRulesQuery['reviewRules']) {
  return { appliesTo, capacities, fourEyes };
}

function RulesForm({ stored }: { stored: ReviewRulesQuery['reviewRules'] }) {
  const client = useApolloClient();
  const [save] = useSaveReviewRulesMutation();
  const { form, element, submit, sending } = useRuleForm({
    values: valuesOf(stored),
    rules,
    latest: async () => {
      const { data } = await client.query({ query: ReviewRulesDocument, fetchPolicy: 'no-cache' });
      return data && valuesOf(data.reviewRules);
    },
    send: async (input) => {
      const { data } = await save({ variables: { input } });
      return data && valuesOf(data.saveReviewRules);
    },
    sent: reviewToasts.rulesSaved,
  });
  const { control } = form;
  return (
    <form
      className="adm-card-body set-stack"
      ref={element}
      noValidate
      aria-label="Review"
      onSubmit={submit}
    >
      <RuleField control={control} name="appliesTo" label="Approvals are required for">
        {({ value, onChange, 'aria-describedby': describedBy }, labelId) => (
          <Radio.Group
            className="set-choices"
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            value={value}
            onChange={onChange}
            options={reviewScopes.map((scope) => ({ value: scope, label: scopes[scope] }))}
          />
        )}
      </RuleField>
      <RuleField
        control={control}
        name="capacities"
        label="Who must have approved exactly the text"
      >
        {({ value, onChange, 'aria-describedby': describedBy }, labelId) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
            <Checkbox.Group
              className="set-choices"
              value={value}
              onChange={onChange}
              options={reviewCapacities.map((capacity) => ({
                value: capacity,
                label: capacityNames[capacity],
              }))}
            />
          </div>
        )}
      </RuleField>
      <RuleField
        control={control}
        name="fourEyes"
        label="Four eyes"
        hint="Also for posts that need no approval. An owner can publish with a reason, which is recorded."
      >
        {({ value, onChange, 'aria-describedby': describedBy, id }) => (
          <Checkbox
            id={id}
            aria-describedby={describedBy}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          >
            Who publishes must not be the last person who changed the text
          </Checkbox>
        )}
      </RuleField>
      <div className="set-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          Save rules
        </Button>
      </div>
    </form>
  );
}
