/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The eleven fields of the trial form. */
export type AccessRequestInput = {
  /** Organisation. */
  affiliation: string;
  /** Must be true: project updates and communications. */
  dataCommunicationsConsent: boolean;
  /** Must be true: data storage and processing. */
  dataProcessingConsent: boolean;
  /** Professional e-mail address; free-mail domains are refused. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** Must be true: non-commercial use only. */
  nonCommercialUse: boolean;
  /** One of "0-500", "500-1,000", "1,000-5,000", "5,000-10,000", "Over 10,000". */
  numberOfStudies: string;
  /** Professional or research profile URL. */
  profileUrl: string;
  /** The research project, at least 100 characters. */
  projectDescription: string;
  /** How the person heard about Loon, at least 3 characters. */
  referralSource: string;
};

/** The ten fields of the demo form. */
export type DemoRequestInput = {
  /** Organisation. */
  affiliation: string;
  /** Must be true: project updates and communications. */
  dataCommunicationsConsent: boolean;
  /** Must be true: data storage and processing. */
  dataProcessingConsent: boolean;
  /** Professional e-mail address; free-mail domains are refused. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** HEOR or HTA needs, at least 10 characters. */
  message: string;
  /** At least one of "Lens", "Waters", "Not interested in a demo". */
  platformsToDemo: Array<string>;
  /** Professional or research profile URL. */
  profileUrl: string;
  /** How the person heard about Loon, at least 3 characters. */
  referralSource: string;
};

export type SubmitAccessRequestMutationVariables = Exact<{
  input: AccessRequestInput;
}>;


export type SubmitAccessRequestMutation = { submitAccessRequest: { id: string } };

export type SubmitDemoRequestMutationVariables = Exact<{
  input: DemoRequestInput;
}>;


export type SubmitDemoRequestMutation = { submitDemoRequest: { id: string } };


export const SubmitAccessRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAccessRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAccessRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitAccessRequestMutation, SubmitAccessRequestMutationVariables>;
export const SubmitDemoRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitDemoRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitDemoRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitDemoRequestMutation, SubmitDemoRequestMutationVariables>;
export function useSubmitAccessRequestMutation(options: useMutation.Options<SubmitAccessRequestMutation, SubmitAccessRequestMutationVariables> = {}) {
  return useMutation<SubmitAccessRequestMutation, SubmitAccessRequestMutationVariables>(SubmitAccessRequestDocument, options);
}

export function useSubmitDemoRequestMutation(options: useMutation.Options<SubmitDemoRequestMutation, SubmitDemoRequestMutationVariables> = {}) {
  return useMutation<SubmitDemoRequestMutation, SubmitDemoRequestMutationVariables>(SubmitDemoRequestDocument, options);
}