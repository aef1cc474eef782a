import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { AccessRequestDialog } from './access-request-dialog.tsx';
import { DemoRequestDialog } from './demo-request-dialog.tsx';
import type { RequestDialog } from './request-dialog.ts';
import type { RequestFormKind } from './request-form-kind.ts';
import { SalesAddressContext } from './sales-address.ts';

interface RequestFormRootProps {
  kind: RequestFormKind;
  client: ApolloClient;
  salesAddress: string;
  /** The dialog around the form; undefined on the server. */
  dialog?: RequestDialog;
}

/** What stands in a dialog, on the server as in the browser. */
export function RequestFormRoot({ kind, client, salesAddress, dialog }: RequestFormRootProps) {
  const Form = kind === 'access' ? AccessRequestDialog : DemoRequestDialog;
  return (
    <ApolloProvider client={client}>
      <SalesAddressContext value={salesAddress}>
        <Form dialog={dialog} />
      </SalesAddressContext>
    </ApolloProvider>
  );
}

/** Keeps the ids of both forms and of the page apart; the same on the server and in the browser. */
export function idPrefixOf(kind: RequestFormKind): string {
  return `${kind}-`;
}
