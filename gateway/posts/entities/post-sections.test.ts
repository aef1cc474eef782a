import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPostSections } from '../../../data/migrations/fill-post-sections.ts';
import { contentWith, startBlogApp, type BlogApp } from '../../testing/blog-app.ts';
import { engines } from '../../testing/test-database.ts';
import { renderContent } from '../markdown/render-content.ts';
import { PendingChanges } from '../pending/pending-changes.entity.ts';
import { PostBody } from './post-body.entity.ts';

const saveDocument =
  'mutation ($id: ID!, $input: UpdatePostInput!) { keepPostChanges(id: $id, input: $input) { id } }';

const nothing = { of: '', list: [] };

describe.each(engines)('the sections of articles on %s', (engine) => {
  let app: BlogApp;
  beforeAll(async () => {
    app = await startBlogApp(engine);
  });
  afterAll(() => app.close());

  it('are added to existing posts and pending changes by a migration as by a save', async () => {
    const content = `${contentWith()}\n\n## Cost & *value*`;
    const { id, version } = await app.post({ content });
    await app.graphql(
      saveDocument,
      { id, input: { version, content: `${content}\n\n## More` } },
      app.cookie,
    );
    const post = await app.database.reader.findOneByOrFail(PostBody, { postId: id });
    expect(post.sections.list).toEqual([{ anchor: 's-cost--value', title: 'Cost & value' }]);
    const waiting = await app.database.reader.findOneByOrFail(PendingChanges, { postId: id });
    expect(waiting.sections?.list).toEqual([
      ...post.sections.list,
      { anchor: 's-more', title: 'More' },
    ]);
    await app.database.write(async (manager) => {
      await manager.update(PostBody, { postId: id }, { sections: nothing });
      await manager.update(PendingChanges, { postId: id }, { sections: null });
      const { queryRunner } = manager;
      if (queryRunner === undefined) throw new Error('A transaction has a query runner.');
      await fillPostSections(queryRunner, (number) =>
        engine === 'postgres' ? `$${String(number)}` : '?',
      );
    });
    const filled = await app.database.reader.findOneByOrFail(PostBody, { postId: id });
    expect(filled.sections).toEqual(post.sections);
    const filledChanges = await app.database.reader.findOneByOrFail(PendingChanges, { postId: id });
    expect(filledChanges.sections).toEqual(waiting.sections);
  });

  it('are those of the current text even if a previous release saved it without sections', async () => {
    const { id, slug } = await app.post({ content: `${contentWith()}\n\n## Before` });
    const content = `${contentWith()}\n\n## After`;
    const { html } = await renderContent(content);
    await app.database.write((manager) =>
      manager.update(PostBody, { postId: id }, { content, contentHtml: html }),
    );
    const { post } = await app.read<{ post: { sections: unknown } }>(
      `{ post(slug: "${slug}") { sections { anchor title } } }`,
      'administrator',
    );
    expect(post.sections).toEqual([{ anchor: 's-after', title: 'After' }]);
  });
});
