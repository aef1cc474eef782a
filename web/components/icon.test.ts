import { expect, test } from 'vitest';
import { loadContent } from '../../schema/content/content.fixture.ts';
import { navigationSchema, servicesSchema } from '../../schema/content/lists.ts';
import { isIconName } from './icon.tsx';

test('every tile and service card names an icon of the design', () => {
  const tiles = loadContent('navigation.yaml', navigationSchema);
  const services = loadContent('services.yaml', servicesSchema);
  const unknown = [...tiles, ...services]
    .map(({ icon }) => icon)
    .filter((icon) => !isIconName(icon));
  expect(unknown).toEqual([]);
});

test('an unknown name renders no icon', () => {
  expect(isIconName('toString')).toBe(false);
});
