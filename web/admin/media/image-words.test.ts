import { expect, it } from 'vitest';
import { imageName, imageSize } from './image-words.ts';

const image = {
  ...{
    id: `${'ab12cd34'.repeat(4)}-640x320.webp`,
    url: '',
    shownUrl: '',
    altText: '',
    fileName: null,
  },
  ...{ width: 640, height: 320, bytes: 48_312 },
  ...{ uploadedAt: null, uploadedBy: null, usedIn: [] },
};

it('an image is named by its alternative text, else by its file or its URL', () => {
  expect(imageName({ ...image, altText: 'Costs by year' })).toBe('Costs by year');
  expect(imageName({ ...image, fileName: 'costs.png' })).toBe('costs.png');
  expect(imageName(image)).toBe('image ab12cd');
});

it.each([
  [48_312, '640 × 320 pixels, 48 kB'],
  [120, '640 × 320 pixels, 1 kB'],
  [1_240_000, '640 × 320 pixels, 1.2 MB'],
  [0, '640 × 320 pixels'],
])('%i bytes are formatted with a unit', (bytes, words) => {
  expect(imageSize({ ...image, bytes })).toBe(words);
});
