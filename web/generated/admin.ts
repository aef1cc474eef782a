/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new post; a draft unless `published` is true. */
export type CreatePostInput = {
  /** Who wrote it; "Loon Team" if absent. */
  author?: string | null | undefined;
  /** Markdown with HTML allowed, at least 100 characters. */
  content: string;
  /** Summary; taken from the text if absent. */
  excerpt?: string | null | undefined;
  /** Questions and answers. */
  faqs?: Array<PostFaqInput> | null | undefined;
  /** Summary for search engines. */
  metaDescription?: string | null | undefined;
  /** True publishes it. */
  published?: boolean | null | undefined;
  /** When it was or will be published; now, if absent, at the first publication. */
  publishedAt?: string | null | undefined;
  /** Made of the title if absent. */
  slug?: string | null | undefined;
  /** A line below the title. */
  subtitle?: string | null | undefined;
  /** What it is about, at most 12 tags. */
  tags?: Array<string> | null | undefined;
  /** Its title. */
  title: string;
};

/** A question of a post’s FAQ section and its answer. */
export type PostFaqInput = {
  /** The answer, in plain text. */
  answer: string;
  /** In kebab-case; made of the question if absent. */
  id?: string | null | undefined;
  /** The question. */
  question: string;
};

/** What the administrator’s list is narrowed to. */
export type PostFilter = {
  /** Words that must all occur in title, slug, author or tags. */
  search?: string | null | undefined;
  /** Only posts in one status. */
  status?: PostStatus | null | undefined;
};

/** How the administrator’s list is ordered. */
export type PostOrder = {
  /** What it is ordered by. */
  by: PostSortField;
  /** The greatest or newest first. */
  descending?: boolean;
};

/** What the administrator’s list is ordered by. */
export type PostSortField =
  /** The author, without regard to case. */
  | 'AUTHOR'
  /** When a post was first saved. */
  | 'CREATED'
  /** The date of publication, of creation for a draft without one. */
  | 'DATE'
  /** The title, without regard to case. */
  | 'TITLE'
  /** When a post was last saved. */
  | 'UPDATED';

/** Who can see a post. */
export type PostStatus =
  /** Only the administrator. */
  | 'DRAFT'
  /** Everybody. */
  | 'PUBLISHED'
  /** Everybody, from a date to come. */
  | 'SCHEDULED';

/** What a list of requests is narrowed to. */
export type RequestFilter = {
  /** Only requests of one form. */
  kind?: RequestKind | null | undefined;
  /** Words that must all occur in a request. */
  search?: string | null | undefined;
  /** Only requests in one status. */
  status?: RequestStatus | null | undefined;
};

/** Which of the two forms a request came from. */
export type RequestKind =
  /** The trial form, Request Access to Loon Lens. */
  | 'ACCESS'
  /** The demo form, Request a Demo. */
  | 'DEMO';

/** How far the administrator has come with a request. */
export type RequestStatus =
  /** Nothing is left to do. */
  | 'CLOSED'
  /** The person has been written to. */
  | 'CONTACTED'
  /** Nobody has answered yet. */
  | 'NEW';

/** A change of a post: only what is sent changes. */
export type UpdatePostInput = {
  /** Who wrote it. */
  author?: string | null | undefined;
  /** Markdown with HTML allowed, at least 100 characters. */
  content?: string | null | undefined;
  /** Summary; if empty it is taken from the text. */
  excerpt?: string | null | undefined;
  /** Questions and answers. */
  faqs?: Array<PostFaqInput> | null | undefined;
  /** Summary for search engines. */
  metaDescription?: string | null | undefined;
  /** True publishes it, false hides it. */
  published?: boolean | null | undefined;
  /** When it was or will be published; a date to come keeps it hidden until then. */
  publishedAt?: string | null | undefined;
  /** If empty it is made of the title; the former one redirects for good. */
  slug?: string | null | undefined;
  /** A line below the title; empty removes it. */
  subtitle?: string | null | undefined;
  /** What it is about, at most 12 tags. */
  tags?: Array<string> | null | undefined;
  /** Its title. */
  title?: string | null | undefined;
  /** The version that was edited; required unless only `published` is sent. */
  version?: number | null | undefined;
};

export type PostListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: PostFilter | null | undefined;
  order?: PostOrder | null | undefined;
}>;


export type PostListQuery = { adminPosts: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, title: string, slug: string, author: string, published: boolean, publishedAt: string | null, createdAt: string } }> } };

export type EditedPostQueryVariables = Exact<{
  id: string;
}>;


export type EditedPostQuery = { adminPost: { id: string, version: number, slug: string, title: string, content: string, author: string, subtitle: string | null, excerpt: string, tags: Array<string>, metaDescription: string | null, published: boolean, publishedAt: string | null, updatedAt: string, faqs: Array<{ id: string, question: string, answer: string }> } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { createPost: { id: string, slug: string } };

export type UpdatePostMutationVariables = Exact<{
  id: string;
  input: UpdatePostInput;
}>;


export type UpdatePostMutation = { updatePost: { id: string, slug: string } };

export type SetPostPublishedMutationVariables = Exact<{
  id: string;
  published: boolean;
}>;


export type SetPostPublishedMutation = { updatePost: { id: string, published: boolean, publishedAt: string | null } };

export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostMutation = { deletePost: string };

export type RequestListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: RequestFilter | null | undefined;
}>;


export type RequestListQuery = { visitorRequests: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node:
        | { id: string, kind: RequestKind, status: RequestStatus, createdAt: string, firstName: string, lastName: string, affiliation: string, email: string }
        | { id: string, kind: RequestKind, status: RequestStatus, createdAt: string, firstName: string, lastName: string, affiliation: string, email: string }
       }> } };

export type NewRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export type NewRequestCountQuery = { visitorRequests: { totalCount: number } };

export type RequestDetailQueryVariables = Exact<{
  id: string;
}>;


export type RequestDetailQuery = { visitorRequest:
    | { __typename: 'AccessRequest', projectDescription: string, numberOfStudies: string, nonCommercialUse: boolean, id: string, kind: RequestKind, status: RequestStatus, createdAt: string, firstName: string, lastName: string, affiliation: string, email: string, profileUrl: string, referralSource: string, dataCommunicationsConsent: boolean, dataProcessingConsent: boolean }
    | { __typename: 'DemoRequest', message: string, platformsToDemo: Array<string>, id: string, kind: RequestKind, status: RequestStatus, createdAt: string, firstName: string, lastName: string, affiliation: string, email: string, profileUrl: string, referralSource: string, dataCommunicationsConsent: boolean, dataProcessingConsent: boolean }
   };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { firstName: string | null, email: string } | null };


export const PostListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostListQuery, PostListQueryVariables>;
export const EditedPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]} as unknown as DocumentNode<EditedPostQuery, EditedPostQueryVariables>;
export const CreatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const UpdatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<UpdatePostMutation, UpdatePostMutationVariables>;
export const SetPostPublishedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPostPublished"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"published"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published"},"value":{"kind":"Variable","name":{"kind":"Name","value":"published"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<SetPostPublishedMutation, SetPostPublishedMutationVariables>;
export const DeletePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePostMutation, DeletePostMutationVariables>;
export const RequestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestListQuery, RequestListQueryVariables>;
export const NewRequestCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewRequestCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NewRequestCountQuery, NewRequestCountQueryVariables>;
export const RequestDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"referralSource"}},{"kind":"Field","name":{"kind":"Name","value":"dataCommunicationsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"dataProcessingConsent"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectDescription"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfStudies"}},{"kind":"Field","name":{"kind":"Name","value":"nonCommercialUse"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformsToDemo"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDetailQuery, RequestDetailQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export function usePostListQuery(options: useQuery.Options<PostListQuery, PostListQueryVariables>) {
  return useQuery<PostListQuery, PostListQueryVariables>(PostListDocument, options);
}

export function usePostListSuspenseQuery(options: useSuspenseQuery.Options<PostListQueryVariables>) {
  return useSuspenseQuery<PostListQuery, PostListQueryVariables>(PostListDocument, options);
}

export function useEditedPostQuery(options: useQuery.Options<EditedPostQuery, EditedPostQueryVariables>) {
  return useQuery<EditedPostQuery, EditedPostQueryVariables>(EditedPostDocument, options);
}

export function useEditedPostSuspenseQuery(options: useSuspenseQuery.Options<EditedPostQueryVariables>) {
  return useSuspenseQuery<EditedPostQuery, EditedPostQueryVariables>(EditedPostDocument, options);
}

export function useCreatePostMutation(options: useMutation.Options<CreatePostMutation, CreatePostMutationVariables> = {}) {
  return useMutation<CreatePostMutation, CreatePostMutationVariables>(CreatePostDocument, options);
}

export function useUpdatePostMutation(options: useMutation.Options<UpdatePostMutation, UpdatePostMutationVariables> = {}) {
  return useMutation<UpdatePostMutation, UpdatePostMutationVariables>(UpdatePostDocument, options);
}

export function useSetPostPublishedMutation(options: useMutation.Options<SetPostPublishedMutation, SetPostPublishedMutationVariables> = {}) {
  return useMutation<SetPostPublishedMutation, SetPostPublishedMutationVariables>(SetPostPublishedDocument, options);
}

export function useDeletePostMutation(options: useMutation.Options<DeletePostMutation, DeletePostMutationVariables> = {}) {
  return useMutation<DeletePostMutation, DeletePostMutationVariables>(DeletePostDocument, options);
}

export function useRequestListQuery(options: useQuery.Options<RequestListQuery, RequestListQueryVariables>) {
  return useQuery<RequestListQuery, RequestListQueryVariables>(RequestListDocument, options);
}

export function useRequestListSuspenseQuery(options: useSuspenseQuery.Options<RequestListQueryVariables>) {
  return useSuspenseQuery<RequestListQuery, RequestListQueryVariables>(RequestListDocument, options);
}

export function useNewRequestCountQuery(options: useQuery.Options<NewRequestCountQuery, NewRequestCountQueryVariables> = {}) {
  return useQuery<NewRequestCountQuery, NewRequestCountQueryVariables>(NewRequestCountDocument, options);
}

export function useNewRequestCountSuspenseQuery(options: useSuspenseQuery.Options<NewRequestCountQueryVariables> = {}) {
  return useSuspenseQuery<NewRequestCountQuery, NewRequestCountQueryVariables>(NewRequestCountDocument, options);
}

export function useRequestDetailQuery(options: useQuery.Options<RequestDetailQuery, RequestDetailQueryVariables>) {
  return useQuery<RequestDetailQuery, RequestDetailQueryVariables>(RequestDetailDocument, options);
}

export function useRequestDetailSuspenseQuery(options: useSuspenseQuery.Options<RequestDetailQueryVariables>) {
  return useSuspenseQuery<RequestDetailQuery, RequestDetailQueryVariables>(RequestDetailDocument, options);
}

export function useViewerQuery(options: useQuery.Options<ViewerQuery, ViewerQueryVariables> = {}) {
  return useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
}

export function useViewerSuspenseQuery(options: useSuspenseQuery.Options<ViewerQueryVariables> = {}) {
  return useSuspenseQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
}