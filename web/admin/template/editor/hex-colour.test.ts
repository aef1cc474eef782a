import { expect, it } from 'vitest';
import { completedColour } from './hex-colour.ts';

it.each([
  ['c0011d', '#c0011d'],
  [' #C0011D ', '#C0011D'],
  ['#c01', '#cc0011'],
  ['c01', '#cc0011'],
  ['#c001', '#c001'],
  ['red', 'red'],
  ['', ''],
])('%j is completed to %j', (typed, colour) => {
  expect(completedColour(typed)).toBe(colour);
});
