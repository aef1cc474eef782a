import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillBodySearchTexts } from '../../../data/migrations/fill-body-search-texts.ts';
import { startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { PostBody } from './post-body.entity.ts';

describe.each(engines)('the text of the administrator’s search on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  it('is added to existing posts by a migration with the same result as by a save', async () => {
    const faqs = [{ question: 'Où?', answer: 'À Ottawa.' }];
    const { id } = await app.post({ title: 'É', subtitle: 'Évidence', faqs });
    const { searchText } = await app.database.reader.findOneByOrFail(PostBody, { postId: id });
    expect(searchText).toMatch(/^évidence\n.*\noù\?\nà ottawa\.$/s);
    await app.database.write(async (manager) => {
      await manager.update(PostBody, { postId: id }, { searchText: '' });
      const { queryRunner } = manager;
      if (queryRunner === undefined) throw new Error('A transaction has a query runner.');
      await fillBodySearchTexts(queryRunner, (number) =>
        engine === 'postgres' ? `$${String(number)}` : '?',
      );
    });
    const filled = await app.database.reader.findOneByOrFail(PostBody, { postId: id });
    expect(filled.searchText).toBe(searchText);
  });
});
