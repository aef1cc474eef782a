import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpLink } from '@apollo/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRequestFailed } from '../../../schema/request-messages.ts';
import { createApolloClient } from '../../apollo/client.ts';
import { SubmitDemoRequestDocument, type DemoRequestInput } from '../../generated/site.ts';
import { readFailure, type RequestFailure } from './request-failure.ts';

const graphqlJson = 'application/graphql-response+json';
/** Undefined: no response. */
let answer: { status: number; type: string; body: string } | undefined;
let server: Server;

/** Sends the mutation to a server with the given response, and reads the thrown error. */
async function failureOf(signal?: AbortSignal): Promise<RequestFailure> {
  const { port } = server.address() as AddressInfo;
  const link = new HttpLink({ uri: `http://127.0.0.1:${String(port)}/graphql` });
  const client = createApolloClient({ link, server: false });
  try {
    await client.mutate({
      mutation: SubmitDemoRequestDocument,
      variables: { input: {} as DemoRequestInput },
      context: { fetchOptions: { signal } },
    });
  } catch (error) {
    return readFailure(error);
  }
  throw new Error('The request was accepted.');
}

/** The description of the demo form's toast for a failure. */
function description({ serverError, thrownMessage }: RequestFailure): string | undefined {
  return demoRequestFailed(serverError, thrownMessage).description;
}

const advice = 'Please try again or contact us directly.';

describe('demo submit failure (product 3.14)', () => {
  beforeAll(async () => {
    server = createServer((_, response) => {
      if (answer) {
        response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("description is the server's error text if present", async () => {
    const message = 'Too many requests. Please wait a moment and try again.';
    const errors = [{ message, extensions: { code: 'RATE_LIMITED' } }];
    answer = { status: 429, type: graphqlJson, body: JSON.stringify({ errors }) };
    expect(description(await failureOf())).toBe(message);
  });

  it('the error field of a plain JSON response is the error text too', async () => {
    answer = {
      status: 413,
      type: 'application/json',
      body: '{"error":"The request is too large."}',
    };
    expect(description(await failureOf())).toBe('The request is too large.');
  });

  it('field errors are returned by input name', async () => {
    const fields = { email: 'Please enter a valid professional email address.' };
    const errors = [{ message: fields.email, extensions: { code: 'BAD_USER_INPUT', fields } }];
    answer = { status: 400, type: graphqlJson, body: JSON.stringify({ errors }) };
    expect((await failureOf()).fields).toEqual(fields);
  });

  it('else the thrown message: status code, a colon, and the response body text', async () => {
    answer = { status: 503, type: 'text/plain', body: 'Down for maintenance' };
    expect(description(await failureOf())).toBe('503: Down for maintenance');
  });

  it('or the status text if the body is empty', async () => {
    answer = { status: 502, type: 'text/plain', body: '' };
    expect(description(await failureOf())).toBe('502: Bad Gateway');
  });

  it('a page of HTML is never shown in a toast', async () => {
    answer = { status: 502, type: 'text/html', body: '<html><h1>nginx</h1></html>' };
    expect(description(await failureOf())).toBe('502: Bad Gateway');
  });

  it("otherwise 'Please try again or contact us directly.'", async () => {
    answer = undefined;
    expect(description(await failureOf(AbortSignal.timeout(0)))).toBe(advice);
    expect(description(readFailure('thrown text'))).toBe(advice);
  });
});
