import { expect, test } from './blog-site.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte';

test('a word longer than its card breaks in it, at 320 pixels and at 1280', async ({
  page,
  blogSite,
}) => {
  const { slug } = await blogSite.savePost({
    title: word,
    author: word,
    content: `${word} `.repeat(3),
    tags: [word.slice(0, 40)],
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/reflections', `/reflections/${slug}`, '/']) {
      await page.goto(`${blogSite.url}${path}`);
      const outOfPlace = await page
        .locator('.post, .post *, .by *, .chips *')
        .evaluateAll((parts) =>
          parts
            .filter((part) => {
              const frame = part.closest('.posts > li') ?? document.documentElement;
              return part.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
            })
            .map((part) => part.outerHTML),
        );
      expect(outOfPlace, path).toEqual([]);
    }
  }
});
