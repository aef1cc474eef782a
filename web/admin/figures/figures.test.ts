import { expect, test } from 'vitest';
import { changeText, figureText } from './figures.ts';

test('the change from the previous period is described in words', () => {
  expect(changeText(150, 100)).toBe('50 % more');
  expect(changeText(75, 100)).toBe('25 % fewer');
  expect(changeText(0, 4)).toBe('100 % fewer');
  expect(changeText(3, 0)).toBe('up from 0');
  expect(changeText(0, 0)).toBe('unchanged');
  expect(changeText(10_001, 10_000)).toBe('slightly more');
});

test('a figure is written with its unit', () => {
  expect(figureText(1, ['read', 'reads'])).toBe('1 read');
  expect(figureText(1_200, ['read', 'reads'])).toBe('1,200 reads');
});
