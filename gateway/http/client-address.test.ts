import { expect, it } from 'vitest';
import { limitKeyOf } from './client-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '20010db8000100/56'],
  ['2001:db8:1:00ff::1', '20010db8000100/56'],
  ['2001:db8:1:100::1', '20010db8000101/56'],
  ['::1', '00000000000000/56'],
])('client address %s counts as %s (IPv6: per /56)', (address, key) => {
  expect(limitKeyOf(address)).toBe(key);
});
