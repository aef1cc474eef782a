import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReviewCapacity, ReviewDecision } from '../../schema/review-rules.ts';
import {
  ReviewClaimType,
  ReviewerCapacity,
  ReviewerDecision,
  ReviewNoteType,
} from './review.types.ts';

@ObjectType('ApprovalDecision', { description: 'The decision of a reviewer on exactly one text.' })
class ApprovalDecision {
  @Field(() => ReviewerCapacity, { description: 'What the reviewer answers for.' })
  capacity!: ReviewCapacity;

  @Field(() => String, { nullable: true, description: 'The reviewer’s name; null once erased.' })
  name!: string | null;

  @Field(() => ReviewerDecision, { description: 'The decision.' })
  decision!: ReviewDecision;

  @Field({ description: 'When it was taken.' })
  decidedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The reviewer’s reason.' })
  reason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the review was withdrawn; it does not count since.',
  })
  withdrawnAt!: Date | null;
}

@ObjectType('ApprovalNote', { description: 'A note of a reviewer, with its outcome.' })
export class ApprovalNote extends ReviewNoteType {
  @Field(() => Date, { nullable: true, description: 'When it was applied or resolved.' })
  closedAt!: Date | null;
}

@ObjectType('ApprovalOverride', { description: 'A publication despite what was missing.' })
class ApprovalOverride {
  @Field({ description: 'When.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'E-mail address of the owner.' })
  by!: string | null;

  @Field({ description: 'The owner’s reason.' })
  reason!: string;
}

@ObjectType('ApprovalPage', { description: 'What was decided on one text of a post.' })
export class ApprovalPage {
  @Field(() => Int, {
    nullable: true,
    description: 'Its version; null if no stored version has exactly this text.',
  })
  version!: number | null;

  @Field({ description: 'When it became the text of the post, or was decided on.' })
  savedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who saved it, if its version is stored.',
  })
  savedBy!: string | null;

  @Field({ description: 'Its title.' })
  title!: string;

  @Field({ description: 'SHA-256 of exactly this text.' })
  textHash!: string;

  @Field(() => [ApprovalDecision], { description: 'The decisions, in order.' })
  decisions!: ApprovalDecision[];

  @Field(() => [ApprovalNote], { description: 'The notes, in order.' })
  notes!: ApprovalNote[];

  @Field(() => [ReviewClaimType], { description: 'The figures that claims cover.' })
  claims!: ReviewClaimType[];

  @Field(() => [ApprovalOverride], { description: 'Publications with an owner’s reason.' })
  overrides!: ApprovalOverride[];
}

@ObjectType('ApprovalRecord', { description: 'Who approved which text of a post.' })
export class ApprovalRecord {
  @Field(() => ID, { description: 'Id of the post.' })
  postId!: string;

  @Field({ description: 'Its present title.' })
  title!: string;

  @Field(() => [ApprovalPage], {
    description: 'A page per text, the newest first; at most 50.',
  })
  pages!: ApprovalPage[];
}
