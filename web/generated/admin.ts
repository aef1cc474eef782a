/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a list of requests is narrowed to. */
export type RequestFilter = {
  /** Only requests that arrived then or later. */
  from?: string | null | undefined;
  /** Only requests of one form. */
  kind?: RequestKind | null | undefined;
  /** Only trial requests of this range. */
  numberOfStudies?: string | null | undefined;
  /** Only new requests that have waited too long. */
  overdue?: boolean | null | undefined;
  /** Only demo requests for this platform. */
  platform?: string | null | undefined;
  /** Words that must all occur in a request. */
  search?: string | null | undefined;
  /** Only requests in one status. */
  status?: RequestStatus | null | undefined;
  /** Only requests that arrived before. */
  to?: string | null | undefined;
  /** The inbox unless the suspects are asked for. */
  view?: RequestListView | null | undefined;
};

/** Which of the two forms a request came from. */
export type RequestKind =
  /** The trial form, Request Access to Loon Lens. */
  | 'ACCESS'
  /** The demo form, Request a Demo. */
  | 'DEMO';

/** The two views of the list of requests. */
export type RequestListView =
  /** What people sent, marked or not. */
  | 'INBOX'
  /** A filled honeypot or a replayed form token. */
  | 'SUSPECTS';

/** How far the administrator has come with a request. */
export type RequestStatus =
  /** Nothing is left to do. */
  | 'CLOSED'
  /** The person has been written to. */
  | 'CONTACTED'
  /** Nobody has answered yet. */
  | 'NEW';

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


export const RequestListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestListQuery, RequestListQueryVariables>;
export const NewRequestCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewRequestCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NewRequestCountQuery, NewRequestCountQueryVariables>;
export const RequestDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"affiliation"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"referralSource"}},{"kind":"Field","name":{"kind":"Name","value":"dataCommunicationsConsent"}},{"kind":"Field","name":{"kind":"Name","value":"dataProcessingConsent"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectDescription"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfStudies"}},{"kind":"Field","name":{"kind":"Name","value":"nonCommercialUse"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"platformsToDemo"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDetailQuery, RequestDetailQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
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