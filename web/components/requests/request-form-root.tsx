import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useLayoutEffect } from 'react';
import { AccessRequestDialog } from './access-request-dialog.tsx';
import { DemoRequestDialog } from './demo-request-dialog.tsx';
import type { RequestDialog, RequestFormKind } from './request-dialog.ts';
import { SalesAddressContext, type SalesAddress } from './sales-address.tsx';

interface RequestFormRootProps {
  kind: RequestFormKind;
  client: ApolloClient;
  salesAddress: SalesAddress;
  /** The dialog around the form; undefined on the server. */
  dialog?: RequestDialog;
  /** Called when the form is hydrated, before anything else happens on the page. */
  onLive?: () => void;
  /** Called when it can be submitted. */
  onReady?: () => void;
}

/** The content of a dialog, on the server and in the browser. */
export function RequestFormRoot(props: RequestFormRootProps) {
  const { kind, client, salesAddress, dialog, onLive, onReady } = props;
  useLayoutEffect(() => onLive?.(), [onLive]);
  useEffect(() => onReady?.(), [onReady]);
  const Form = kind === 'access' ? AccessRequestDialog : DemoRequestDialog;
  return (
    <ApolloProvider client={client}>
      <SalesAddressContext value={salesAddress}>
        <Form dialog={dialog} />
      </SalesAddressContext>
    </ApolloProvider>
  );
}

/** Separates the ids of both forms and of the page; the same on the server and in the browser. */
export function idPrefixOf(kind: RequestFormKind): string {
  return `${kind}-`;
}
