import type { OutgoingHttpHeaders } from 'node:http';

/** Names and values in turn, as `writeHead` sends them with the least work. */
export function flatHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
