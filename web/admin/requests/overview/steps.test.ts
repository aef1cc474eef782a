import { expect, test } from 'vitest';
import { daysOfStep } from './steps.ts';

const steps = ['2026-02-23', '2026-03-02', '2026-03-09'].map((start) => ({
  start,
  access: 1,
  demo: 0,
}));

test('a step links to its days, clipped to the counted range', () => {
  const range = { from: '2026-02-25', to: '2026-03-12' };
  expect(daysOfStep(steps, 0, range)).toEqual({ from: '2026-02-25', to: '2026-03-01' });
  expect(daysOfStep(steps, 1, range)).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(daysOfStep(steps, 2, range)).toEqual({ from: '2026-03-09', to: '2026-03-12' });
  expect(daysOfStep(steps, 2, { from: '2026-02-25', to: undefined }).to).toBeUndefined();
});
