import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import type { RequestFormKind } from './request-dialog.ts';
import type { RequestFormMarkup } from './request-dialogs.tsx';
import { idPrefixOf, RequestFormRoot } from './request-form-root.tsx';
import type { SalesAddress } from './sales-address.tsx';

/** Placeholder for the sales address, the only text in the forms that content can change. */
const placeholder = 'sales@stand-in.invalid';

const cache = new Map<boolean, RequestFormMarkup>();

function renderForms(labelled: boolean): RequestFormMarkup {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const renderForm = (kind: RequestFormKind): string =>
    renderToString(
      <RequestFormRoot
        kind={kind}
        client={client}
        salesAddress={{ address: placeholder, labelled }}
      />,
      { identifierPrefix: idPrefixOf(kind) },
    );
  return { access: renderForm('access'), demo: renderForm('demo') };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Renders both empty forms once for all pages; the result inserts a sales address. `labels`:
 * whether samples are labelled. Call it before a page is rendered, because renderings cannot be
 * nested.
 */
export function renderRequestForms(labels: boolean): (sales: SalesAddress) => RequestFormMarkup {
  for (const labelled of [false, labels]) {
    if (!cache.has(labelled)) cache.set(labelled, renderForms(labelled));
  }
  return ({ address, labelled }) => {
    const forms = cache.get(labelled);
    if (forms === undefined) throw new Error('The forms were not rendered before the page.');
    const { access, demo } = forms;
    return {
      access: access.replaceAll(placeholder, () => escaped(address)),
      demo: demo.replaceAll(placeholder, () => escaped(address)),
    };
  };
}
