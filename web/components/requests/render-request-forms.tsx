import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import type { RequestFormKind } from './request-form-kind.ts';
import type { RequestFormMarkup } from './request-form-markup.ts';
import { idPrefixOf, RequestFormRoot } from './request-form-root.tsx';
import type { SalesAddress } from './sales-address.ts';

/**
 * Stands for the sales address, of all that is in the forms the one text that content can change.
 */
const standIn = 'sales@stand-in.invalid';

const drawn = new Map<boolean, RequestFormMarkup>();

function draw(labelled: boolean): RequestFormMarkup {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const drawOne = (kind: RequestFormKind): string =>
    renderToString(
      <RequestFormRoot kind={kind} client={client} salesAddress={{ address: standIn, labelled }} />,
      { identifierPrefix: idPrefixOf(kind) },
    );
  return { access: drawOne('access'), demo: drawOne('demo') };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Draws both empty forms, once for all pages; the answer puts a sales address in. `marked`: whether
 * that says that it is a sample. To be called before a page is drawn, since one drawing can't begin
 * within another.
 */
export function drawRequestForms(labels: boolean): (sales: SalesAddress) => RequestFormMarkup {
  for (const labelled of [false, labels]) {
    if (!drawn.has(labelled)) drawn.set(labelled, draw(labelled));
  }
  return ({ address, labelled }) => {
    const forms = drawn.get(labelled);
    if (forms === undefined) throw new Error('The forms were not drawn before the page.');
    const { access, demo } = forms;
    return {
      access: access.replaceAll(standIn, () => escaped(address)),
      demo: demo.replaceAll(standIn, () => escaped(address)),
    };
  };
}
