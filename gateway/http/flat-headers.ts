import type { OutgoingHttpHeaders } from 'node:http';

/** Names and values alternately, the format that `writeHead` sends with the least work. */
export function flatHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
