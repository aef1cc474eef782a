import { expect, it } from 'vitest';
import { apaCitation, vancouverCitation } from './citation-styles.ts';
import type { CslItem } from './cited-work.ts';

const item: CslItem = {
  id: 'on-loons',
  'citation-key': 'on-loons',
  type: 'post-weblog',
  title: 'Do loons dive?',
  author: [{ literal: 'Loon Team' }],
  issued: { 'date-parts': [[2025, 12, 31]] },
  'container-title': 'Loon',
  publisher: 'Loon Inc.',
  URL: 'https://loon.example/reflections/on-loons',
};

it('an organisation is named as it is, and a title keeps its own mark', () => {
  expect(apaCitation(item)).toBe(
    'Loon Team. (2025, December 31). Do loons dive? Loon. https://loon.example/reflections/on-loons',
  );
  expect(vancouverCitation(item)).toBe(
    'Loon Team. Do loons dive? [Internet]. Loon Inc.; 2025 Dec 31. Available from: https://loon.example/reflections/on-loons',
  );
});

it('people have initials, and a DOI takes the place of the address', () => {
  const author = [
    { family: 'Bertrand', given: 'Jean-Pierre Élie' },
    { family: 'Plato' },
    { family: '太郎', given: '山田' },
  ];
  const cited = { ...item, author, title: 'On loons', DOI: '10.5281/zenodo.7' };
  expect(apaCitation(cited)).toBe(
    'Bertrand, J.-P. É., Plato, & 太郎, 山. (2025, December 31). On loons. Loon. https://doi.org/10.5281/zenodo.7',
  );
  expect(vancouverCitation(cited)).toBe(
    'Bertrand JPÉ, Plato, 太郎 山. On loons [Internet]. Loon Inc.; 2025 Dec 31. Available from: https://doi.org/10.5281/zenodo.7',
  );
});

it('Vancouver style names six of seven authors', () => {
  const author = Array.from({ length: 7 }, (_, index) => ({ family: `F${index}`, given: 'Ada' }));
  expect(vancouverCitation({ ...item, author })).toMatch(/^F0 A, .*F5 A, et al\. Do loons/);
  expect(apaCitation({ ...item, author })).toContain('F5, A., & F6, A. (2025');
});
