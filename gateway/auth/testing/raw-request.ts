import { connect } from 'node:net';
import { request, type IncomingHttpHeaders } from 'node:http';

/** A response to a request with arbitrary headers. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Sends a GET with headers that `fetch` cannot set, such as `Host`. */
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

/** Sends a request as nginx does by default and resolves with the whole response. */
export function askByHttp10(origin: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.once('end', () => resolve(answer));
    socket.once('error', reject);
    socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}
