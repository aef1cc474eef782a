import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Finding } from '../../schema/check-rules.ts';
import {
  requestReviewRules,
  reviewNoteRules,
  type ReviewCapacity,
  type ReviewDecision,
} from '../../schema/review-rules.ts';
import { CheckFinding } from '../checks/check.types.ts';
import { Rule } from '../validation/rule.decorator.ts';
import { ReviewNoteState, ReviewState } from './review-state.ts';
import type { ReviewChange } from './reviewed-text.ts';

/** What a reviewer answers for, for GraphQL. */
export enum ReviewerCapacity {
  MEDICAL = 'MEDICAL',
  LEGAL = 'LEGAL',
  REGULATORY = 'REGULATORY',
  SCIENTIFIC = 'SCIENTIFIC',
  EDITORIAL = 'EDITORIAL',
}
registerEnumType(ReviewerCapacity, {
  name: 'ReviewCapacity',
  description: 'What a reviewer answers for.',
});

/** What a reviewer decides, for GraphQL. */
export enum ReviewerDecision {
  APPROVE = 'APPROVE',
  ASK_FOR_CHANGES = 'ASK_FOR_CHANGES',
}
registerEnumType(ReviewerDecision, {
  name: 'ReviewDecision',
  description: 'What a reviewer decides.',
  valuesConfig: {
    APPROVE: { description: 'The text may be published as it is.' },
    ASK_FOR_CHANGES: { description: 'The text should change first.' },
  },
});

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'The state of a review.',
  valuesConfig: {
    ASKED: { description: 'The reviewer has not decided yet.' },
    APPROVED: { description: 'The reviewer approved exactly the present text.' },
    CHANGES_ASKED: { description: 'The reviewer asked for changes.' },
    OUTDATED: { description: 'The text has changed since its approval.' },
    WITHDRAWN: { description: 'It was withdrawn and does not count.' },
    EXPIRED: { description: 'It ended without a decision.' },
  },
});

registerEnumType(ReviewNoteState, {
  name: 'ReviewNoteState',
  description: 'The state of a note.',
  valuesConfig: {
    OPEN: { description: 'Nobody has applied or resolved it.' },
    APPLIED: { description: 'Its suggestion was put into the text.' },
    RESOLVED: { description: 'It was closed.' },
    LOST: { description: 'It is open, and its passage has changed.' },
  },
});

@ObjectType('ReviewNote', { description: 'The note of a reviewer on a passage.' })
export class ReviewNoteType {
  @Field(() => ID, { description: 'Unique id.' })
  id!: string;

  @Field({ description: 'The passage, as readers see it.' })
  passage!: string;

  @Field({ description: 'The note.' })
  note!: string;

  @Field(() => String, { nullable: true, description: 'The wording suggested for the passage.' })
  suggestion!: string | null;

  @Field(() => ReviewNoteState, { description: 'Its state.' })
  state!: ReviewNoteState;

  @Field({ description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType('Review', { description: 'A person who was asked to review a post.' })
export class ReviewType {
  @Field(() => ID, { description: 'Unique id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The reviewer’s name; null once erased.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address; null once erased.' })
  email!: string | null;

  @Field(() => ReviewerCapacity, { description: 'What the reviewer answers for.' })
  capacity!: ReviewCapacity;

  @Field(() => String, { nullable: true, description: 'The day by which it is due.' })
  dueOn!: string | null;

  @Field(() => ReviewState, { description: 'Its state, which follows from the present text.' })
  state!: ReviewState;

  @Field({ description: 'When it was asked for.' })
  sentAt!: Date;

  @Field({ description: 'E-mail address of the person who asked for it.' })
  sentBy!: string;

  @Field(() => Date, { nullable: true, description: 'When the reviewer decided.' })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The reviewer’s reason.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the text that was decided on; null without a decision.',
  })
  textHash!: string | null;

  @Field(() => [String], {
    description: 'What changed since the decision, as names of fields; empty without one.',
  })
  changedSince!: string[];

  @Field(() => [ReviewNoteType], { description: 'The reviewer’s notes, oldest first.' })
  notes!: ReviewNoteType[];
}

@ObjectType('ReviewChange', { description: 'A difference from the text before, in one field.' })
class ReviewChangeType implements ReviewChange {
  @Field({ description: 'The field, such as `content`.' })
  field!: string;

  @Field({ description: 'Its name in the form.' })
  label!: string;

  @Field({ description: 'Its text before.' })
  before!: string;

  @Field({ description: 'Its text now.' })
  after!: string;
}

@ObjectType('ReviewClaim', {
  description: 'A figure of the text that a claim of the register covers.',
})
export class ReviewClaimType {
  @Field({ description: 'The figure, as written.' })
  figure!: string;

  @Field({ description: 'The sentence that contains it.' })
  sentence!: string;

  @Field({ description: 'The approved wording.' })
  wording!: string;

  @Field({ description: 'What the claim rests on.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'The last day on which the claim holds.' })
  validUntil!: string | null;

  @Field({ description: 'Whether the figure contradicts the claim.' })
  contradicted!: boolean;
}

@ObjectType('ReviewPage', { description: 'What a reviewer sees.' })
export class ReviewPageType {
  @Field({ description: 'The title of the post.' })
  title!: string;

  @Field({
    description: 'Everything that the reviewer approves, as sanitised HTML, starting with h1.',
  })
  html!: string;

  @Field({ description: 'SHA-256 of exactly this text; a decision has to name it.' })
  textHash!: string;

  @Field(() => ReviewerCapacity, { description: 'What the reviewer answers for.' })
  capacity!: ReviewCapacity;

  @Field({ description: 'The reviewer’s name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The day by which the review is due.' })
  dueOn!: string | null;

  @Field(() => String, { nullable: true, description: 'The message of the person who asked.' })
  message!: string | null;

  @Field(() => ReviewState, { description: 'The state of the review.' })
  state!: ReviewState;

  @Field(() => String, { nullable: true, description: 'The reason of the last decision.' })
  reason!: string | null;

  @Field(() => [ReviewChangeType], {
    description:
      'What differs from the published text, else from the last approved one; empty if there is neither.',
  })
  changes!: ReviewChange[];

  @Field(() => [ReviewClaimType], { description: 'The figures that claims cover.' })
  claims!: ReviewClaimType[];

  @Field(() => [CheckFinding], { description: 'The findings of the checks.' })
  findings!: Finding[];

  @Field(() => [ReviewNoteType], { description: 'The reviewer’s own notes, oldest first.' })
  notes!: ReviewNoteType[];
}

@InputType('RequestReviewInput', { description: 'A person to ask for a review.' })
export class RequestReviewInput {
  @Field({ description: 'The reviewer’s name, at most 200 characters.' })
  @Rule(requestReviewRules.name)
  name!: string;

  @Field({ description: 'The reviewer’s e-mail address.' })
  @Rule(requestReviewRules.email)
  email!: string;

  @Field(() => ReviewerCapacity, { description: 'What the reviewer answers for.' })
  @Rule(requestReviewRules.capacity)
  capacity!: ReviewCapacity;

  @Field(() => String, { nullable: true, description: 'A day such as 2027-12-31.' })
  @Rule(requestReviewRules.dueOn)
  dueOn?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  @Rule(requestReviewRules.message)
  message?: string;
}

@InputType('ReviewNoteInput', { description: 'A note on a passage.' })
export class ReviewNoteInput {
  @Field({ description: 'The passage, as readers see it, at most 2,000 characters.' })
  @Rule(reviewNoteRules.passage)
  passage!: string;

  @Field(() => String, { nullable: true, description: 'The text directly before it.' })
  @Rule(reviewNoteRules.prefix)
  prefix?: string;

  @Field(() => String, { nullable: true, description: 'The text directly after it.' })
  @Rule(reviewNoteRules.suffix)
  suffix?: string;

  @Field({ description: 'The note, at most 2,000 characters.' })
  @Rule(reviewNoteRules.note)
  note!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Another wording for the passage, at most 5,000 characters.',
  })
  @Rule(reviewNoteRules.suggestion)
  suggestion?: string;
}

/** A decision of a reviewer, as sent. */
export interface SentDecision {
  code: string;
  decision: ReviewDecision;
  reason: string;
  /** `textHash` of the page that was shown. */
  textHash: string;
}
