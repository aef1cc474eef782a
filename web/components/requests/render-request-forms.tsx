import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import type { RequestFormKind } from './request-form-kind.ts';
import type { RequestFormMarkup } from './request-form-markup.ts';
import { idPrefixOf, RequestFormRoot } from './request-form-root.tsx';

/** Stands for the sales address, the one thing in the forms that content can change. */
const standIn = 'sales@stand-in.invalid';

let drawn: RequestFormMarkup | undefined;

function draw(): RequestFormMarkup {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const drawOne = (kind: RequestFormKind): string =>
    renderToString(<RequestFormRoot kind={kind} client={client} salesAddress={standIn} />, {
      identifierPrefix: idPrefixOf(kind),
    });
  return { access: drawOne('access'), demo: drawOne('demo') };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Draws both empty forms, once for all pages; the answer puts a sales address in. To be called
 * before a page is drawn, since one drawing can't begin within another.
 */
export function drawRequestForms(): (salesAddress: string) => RequestFormMarkup {
  drawn ??= draw();
  const { access, demo } = drawn;
  return (salesAddress) => ({
    access: access.replaceAll(standIn, () => escaped(salesAddress)),
    demo: demo.replaceAll(standIn, () => escaped(salesAddress)),
  });
}
