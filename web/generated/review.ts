/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How much a finding weighs. */
export type CheckSeverity =
  /** It is advice. */
  | 'ADVISES'
  /** It blocks publication. */
  | 'BLOCKS';

/** What a reviewer answers for. */
export type ReviewCapacity =
  | 'EDITORIAL'
  | 'LEGAL'
  | 'MEDICAL'
  | 'REGULATORY'
  | 'SCIENTIFIC';

/** What a reviewer decides. */
export type ReviewDecision =
  /** The text may be published as it is. */
  | 'APPROVE'
  /** The text should change first. */
  | 'ASK_FOR_CHANGES';

/** A note on a passage. */
export type ReviewNoteInput = {
  /** The note, at most 2,000 characters. */
  note: string;
  /** The passage, as readers see it, at most 2,000 characters. */
  passage: string;
  /** The text directly before it. */
  prefix?: string | null | undefined;
  /** The text directly after it. */
  suffix?: string | null | undefined;
  /** Another wording for the passage, at most 5,000 characters. */
  suggestion?: string | null | undefined;
};

/** The state of a note. */
export type ReviewNoteState =
  /** Its suggestion was put into the text. */
  | 'APPLIED'
  /** It is open, and its passage has changed. */
  | 'LOST'
  /** Nobody has applied or resolved it. */
  | 'OPEN'
  /** It was closed. */
  | 'RESOLVED';

/** The state of a review. */
export type ReviewState =
  /** The reviewer approved exactly the present text. */
  | 'APPROVED'
  /** The reviewer has not decided yet. */
  | 'ASKED'
  /** The reviewer asked for changes. */
  | 'CHANGES_ASKED'
  /** It ended without a decision. */
  | 'EXPIRED'
  /** The text has changed since its approval. */
  | 'OUTDATED'
  /** It was withdrawn and does not count. */
  | 'WITHDRAWN';

export type Review_PageFragment = { title: string, html: string, textHash: string, capacity: ReviewCapacity, name: string, dueOn: string | null, message: string | null, state: ReviewState, reason: string | null, changes: Array<{ field: string, label: string, before: string, after: string }>, claims: Array<{ figure: string, sentence: string, wording: string, source: string, validUntil: string | null, contradicted: boolean }>, findings: Array<{ rule: string, severity: CheckSeverity, message: string, excerpt: string, suggestion: string }>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> };

export type ReviewByTokenQueryVariables = Exact<{
  token: string;
}>;


export type ReviewByTokenQuery = { reviewByToken: { title: string, html: string, textHash: string, capacity: ReviewCapacity, name: string, dueOn: string | null, message: string | null, state: ReviewState, reason: string | null, changes: Array<{ field: string, label: string, before: string, after: string }>, claims: Array<{ figure: string, sentence: string, wording: string, source: string, validUntil: string | null, contradicted: boolean }>, findings: Array<{ rule: string, severity: CheckSeverity, message: string, excerpt: string, suggestion: string }>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> } };

export type AddReviewNoteMutationVariables = Exact<{
  token: string;
  input: ReviewNoteInput;
}>;


export type AddReviewNoteMutation = { addReviewNote: { id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string } };

export type SendReviewCodeMutationVariables = Exact<{
  token: string;
}>;


export type SendReviewCodeMutation = { sendReviewCode: boolean };

export type DecideReviewMutationVariables = Exact<{
  token: string;
  code: string;
  decision: ReviewDecision;
  reason?: string | null | undefined;
  textHash: string;
}>;


export type DecideReviewMutation = { decideReview: { title: string, html: string, textHash: string, capacity: ReviewCapacity, name: string, dueOn: string | null, message: string | null, state: ReviewState, reason: string | null, changes: Array<{ field: string, label: string, before: string, after: string }>, claims: Array<{ figure: string, sentence: string, wording: string, source: string, validUntil: string | null, contradicted: boolean }>, findings: Array<{ rule: string, severity: CheckSeverity, message: string, excerpt: string, suggestion: string }>, notes: Array<{ id: string, passage: string, note: string, suggestion: string | null, state: ReviewNoteState, createdAt: string }> } };

export const Review_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"textHash"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<Review_PageFragment, unknown>;
export const ReviewByTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewByToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"textHash"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ReviewByTokenQuery, ReviewByTokenQueryVariables>;
export const AddReviewNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReviewNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReviewNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AddReviewNoteMutation, AddReviewNoteMutationVariables>;
export const SendReviewCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReviewCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReviewCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<SendReviewCodeMutation, SendReviewCodeMutationVariables>;
export const DecideReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDecision"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"textHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"textHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"textHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"textHash"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"contradicted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DecideReviewMutation, DecideReviewMutationVariables>;
export function useReviewByTokenQuery(options: useQuery.Options<ReviewByTokenQuery, ReviewByTokenQueryVariables>) {
  return useQuery<ReviewByTokenQuery, ReviewByTokenQueryVariables>(ReviewByTokenDocument, options);
}

export function useReviewByTokenSuspenseQuery(options: useSuspenseQuery.Options<ReviewByTokenQueryVariables>) {
  return useSuspenseQuery<ReviewByTokenQuery, ReviewByTokenQueryVariables>(ReviewByTokenDocument, options);
}

export function useAddReviewNoteMutation(options: useMutation.Options<AddReviewNoteMutation, AddReviewNoteMutationVariables> = {}) {
  return useMutation<AddReviewNoteMutation, AddReviewNoteMutationVariables>(AddReviewNoteDocument, options);
}

export function useSendReviewCodeMutation(options: useMutation.Options<SendReviewCodeMutation, SendReviewCodeMutationVariables> = {}) {
  return useMutation<SendReviewCodeMutation, SendReviewCodeMutationVariables>(SendReviewCodeDocument, options);
}

export function useDecideReviewMutation(options: useMutation.Options<DecideReviewMutation, DecideReviewMutationVariables> = {}) {
  return useMutation<DecideReviewMutation, DecideReviewMutationVariables>(DecideReviewDocument, options);
}