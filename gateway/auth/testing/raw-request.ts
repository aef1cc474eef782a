import { request, type IncomingHttpHeaders } from 'node:http';

/** An answer to a request whose every header was chosen. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Sends a GET with headers that `fetch` does not let one choose, such as `Host`. */
export function rawRequest(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}
