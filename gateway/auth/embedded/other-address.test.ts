import { expect, it } from 'vitest';
import { proofOfOtherAddress } from './other-address.ts';

const own = 'https://www.loon.example';
const foreign = 'https://evil.example';
const client = '203.0.113.7';

/** Headers that prove that the site is reached under another address. */
const proofs: Record<string, string>[] = [
  { origin: own, 'sec-fetch-site': 'same-origin' },
  { origin: own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
  { referer: `${own}/reflections`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
  { 'x-forwarded-for': client },
  { 'x-forwarded-for': `127.0.0.1, ${client}:4711`, 'sec-fetch-site': 'same-origin' },
  { 'x-real-ip': '192.168.1.20', 'sec-fetch-site': 'none' },
  { forwarded: 'proto=https;for="[2001:db8::1]:4711";by=127.0.0.1' },
  ...['true-client-ip', 'cf-connecting-ip', 'x-client-ip'].map((name) => ({ [name]: client })),
];

/** Headers that a page of another site, a tool or another server on the same machine can send. */
const harmless: Record<string, string>[] = [
  {},
  { origin: foreign, 'sec-fetch-site': 'cross-site' },
  { origin: foreign, referer: `${foreign}/` },
  { referer: `${foreign}/`, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { referer: `${foreign}/`, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  { 'x-forwarded-for': client, origin: foreign, 'sec-fetch-site': 'cross-site' },
  // A page that another site linked to is reloaded.
  { referer: `${foreign}/`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' },
  { origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-origin' },
  { referer: 'http://[::1]:8080/', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: 'chrome-extension://abcdef', 'sec-fetch-site': 'same-origin' },
  { 'x-forwarded-for': '127.0.0.1, ::1, ::ffff:127.0.0.1' },
  { 'x-forwarded-for': 'unknown' },
  { forwarded: 'for=_hidden;by=203.0.113.43;host=www.loon.example' },
  { 'x-forwarded-host': 'www.loon.example', 'x-forwarded-proto': 'https' },
  { host: 'www.loon.example' },
];

it.each(proofs)('%j proves that the site is reached under another address', (headers) => {
  expect(proofOfOtherAddress(headers)).toBeDefined();
});

it.each(harmless)('%j proves nothing', (headers) => {
  expect(proofOfOtherAddress(headers)).toBeUndefined();
});
