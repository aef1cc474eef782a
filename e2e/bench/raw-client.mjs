// A load generator that spends almost nothing on the responses. (autocannon parses every byte in
// JavaScript: with a page of 27 kB it, not the server, limited the run.)
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

function requestBytes({ url, method = 'GET', headers = {}, body = '' }) {
  const { host, pathname, search } = new URL(url);
  const all = {
    host,
    ...headers,
    ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(
    `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
}

/** The response length comes from `Content-Length`; a chunked response ends with its last chunk. */
function readHead(bytes) {
  const end = bytes.indexOf(headEnd);
  if (end < 0) {
    return undefined;
  }
  const head = bytes.latin1Slice(0, end).toLowerCase();
  const length = /content-length: (\d+)/.exec(head);
  return {
    status: Number(head.slice(9, 12)),
    size: length === null ? undefined : end + headEnd.length + Number(length[1]),
  };
}

const counter = Buffer.from('00000000');
let asked = 0;

/** A request whose body contains the eight zeros of a counter is different each time. */
function countedIn(bytes) {
  const place = bytes.lastIndexOf(counter);
  return () => {
    if (place >= 0) {
      asked += 1;
      bytes.write(String(asked).padStart(counter.length, '0'), place, 'latin1');
    }
  };
}

/** One connection that sends the request again after each response, until `until`. */
function keepAsking(call, until, record) {
  const bytes = requestBytes(call);
  const count = countedIn(bytes);
  const { hostname, port } = new URL(call.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let head;
    let received = 0;
    let pending = [];
    let askedAt = 0;
    const ask = () => {
      count();
      head = undefined;
      received = 0;
      pending = [];
      askedAt = performance.now();
      socket.write(bytes);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (head === undefined || head.size === undefined) {
        pending.push(chunk);
        head ??= readHead(Buffer.concat(pending));
      }
      const answered =
        head?.size === undefined
          ? head !== undefined &&
            Buffer.concat(pending).subarray(-lastChunk.length).equals(lastChunk)
          : received >= head.size;
      if (answered) {
        const now = performance.now();
        record(head.status, now - askedAt, now);
        if (now < until) {
          ask();
        } else {
          socket.end();
        }
      }
    });
  });
}

/**
 * Sends one request over `connections` connections for `seconds`, after half a second of warm-up:
 * responses per second, the 99th percentile in milliseconds, and the number that were not 2xx.
 */
export async function askRepeatedly(call, { connections, seconds }) {
  const countFrom = performance.now() + 500;
  const latencies = [];
  let refused = 0;
  let answered = 0;
  const record = (status, latency, now) => {
    answered += 1;
    if (now >= countFrom) {
      latencies.push(latency);
      refused += status >= 200 && status < 300 ? 0 : 1;
    }
  };
  const until = countFrom + seconds * 1_000;
  await Promise.all(Array.from({ length: connections }, () => keepAsking(call, until, record)));
  latencies.sort((one, other) => one - other);
  return {
    perSecond: Math.round(latencies.length / seconds),
    p99: Number((latencies[Math.floor(latencies.length * 0.99)] ?? 0).toFixed(1)),
    refused,
    answered,
  };
}
