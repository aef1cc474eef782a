import { getMetadataStorage } from 'class-validator';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { Rule } from './rule.decorator.ts';
import { validated } from './validated.ts';

class Note {
  @Rule(z.string().trim().min(2, 'Too short'))
  text!: string;

  @Rule(z.number({ error: 'No number' }))
  count!: number;
}

it('accepts only properties with a rule, normalises them and names each bad field', () => {
  expect(validated(Note, { text: ' loon ', count: 1, admin: true })).toEqual({
    text: 'loon',
    count: 1,
  });
  expect(() => validated(Note, { text: 'a' })).toThrow(
    new Failure('BAD_USER_INPUT', 'Too short', {
      fields: { text: 'Too short', count: 'No number' },
    }),
  );
});

it('the rules of a class are looked up once, whereas class-validator looks them up each time', () => {
  validated(Note, { text: 'loon', count: 1 });
  const lookUp = vi.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  validated(Note, { text: 'diver', count: 2 });
  expect(lookUp).toHaveBeenCalledTimes(1);
  lookUp.mockRestore();
});
