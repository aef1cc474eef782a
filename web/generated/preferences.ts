/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The form that a request came from. */
export type RequestKind =
  /** The trial form, Request Access to Loon Lens. */
  | 'ACCESS'
  /** The demo form, Request a Demo. */
  | 'DEMO';

export type PreferencesPageQueryVariables = Exact<{
  token: string;
}>;


export type PreferencesPageQuery = { preferences: { email: string, requests: Array<{ id: string, kind: RequestKind, sentOn: string, consents: Array<{ name: string, wording: string, givenAt: string, withdrawnAt: string | null }> }> } };

export type ErasurePageQueryVariables = Exact<{
  token: string;
}>;


export type ErasurePageQuery = { erasureEmail: string };


export const PreferencesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreferencesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreferencesPageQuery, PreferencesPageQueryVariables>;
export const ErasurePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasurePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasureEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ErasurePageQuery, ErasurePageQueryVariables>;
export function usePreferencesPageQuery(options: useQuery.Options<PreferencesPageQuery, PreferencesPageQueryVariables>) {
  return useQuery<PreferencesPageQuery, PreferencesPageQueryVariables>(PreferencesPageDocument, options);
}

export function usePreferencesPageSuspenseQuery(options: useSuspenseQuery.Options<PreferencesPageQueryVariables>) {
  return useSuspenseQuery<PreferencesPageQuery, PreferencesPageQueryVariables>(PreferencesPageDocument, options);
}

export function useErasurePageQuery(options: useQuery.Options<ErasurePageQuery, ErasurePageQueryVariables>) {
  return useQuery<ErasurePageQuery, ErasurePageQueryVariables>(ErasurePageDocument, options);
}

export function useErasurePageSuspenseQuery(options: useSuspenseQuery.Options<ErasurePageQueryVariables>) {
  return useSuspenseQuery<ErasurePageQuery, ErasurePageQueryVariables>(ErasurePageDocument, options);
}