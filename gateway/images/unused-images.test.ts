import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftText } from '../../schema/draft-rules.ts';
import { ContentDraft } from '../content/content-draft.entity.ts';
import { contentImageUses } from '../content/content-image-uses.ts';
import { ContentVersion } from '../content/content-version.entity.ts';
import type { Content } from '../site/content/content.ts';
import { readContent } from '../site/content/content-cache.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { contentWith, startBlogApp, type BlogApp } from '../testing/blog-app.ts';
import {
  imageNamesAt,
  imagePlaces,
  makeImagePlace,
  type TestImagePlace,
} from '../testing/image-places.ts';
import { sampleImage } from '../testing/sample-images.ts';
import { PostDraft } from '../posts/drafts/post-draft.entity.ts';
import { DeletedPostsService } from '../posts/history/deleted-posts.service.ts';
import { PostRevision } from '../posts/entities/post-revision.entity.ts';
import { PendingChanges } from '../posts/pending/pending-changes.entity.ts';
import { postImageUses } from '../posts/post-image-uses.ts';
import { openStore } from './store/open-store.ts';
import { StoredImage } from './stored-image.entity.ts';
import { UnusedImages } from './unused-images.ts';
import { dayMs } from '../../schema/durations.ts';

describe.each(imagePlaces)('images without a text that refers to them (%s, %s)', (engine, kind) => {
  let app: BlogApp;
  let images: TestImagePlace;
  let files: Content;

  beforeAll(async () => {
    images = await makeImagePlace(kind);
    files = await readContent(sampleContent);
    app = await startBlogApp(engine, { uploads: images.place });
  });
  beforeEach(() => app.database.write((manager) => manager.clear(StoredImage)));
  afterAll(async () => {
    await app.close();
    await images.remove();
  });

  /** Uploads an image and resolves with its URL. */
  async function upload(query = ''): Promise<string> {
    const response = await fetch(`${app.url}/api/blog/admin/images${query}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', ...app.cookie },
      body: new Uint8Array(await sampleImage(9, 9).png().toBuffer()),
    });
    const { image } = (await response.json()) as { image: { url: string } };
    return image.url;
  }

  const isStored = async (url: string): Promise<boolean> =>
    (await imageNamesAt(images.place, app.database)).includes(path.basename(url));
  const textWith = (url: string) => ({ content: contentWith(`![A figure](${url})`) });

  async function saveDrafts(texts: readonly DraftText[]): Promise<void> {
    const at = new Date();
    await app.database.write((manager) =>
      manager.insert(
        PostDraft,
        texts.map((text) => ({
          id: uuidv7(),
          owner: 'ada@loon.example',
          postId: null,
          basedOn: null,
          text,
          writtenAt: at,
          savedAt: at,
        })),
      ),
    );
  }

  /** Runs the daily check today, every ten days, and this many days from now. */
  async function afterDays(days: number): Promise<void> {
    let now = new Date();
    const unused = new UnusedImages({
      database: app.database,
      store: openStore(images.place, app.database),
      uses: [postImageUses, contentImageUses(files)],
      now: () => now,
    });
    const tenths = Array.from({ length: Math.ceil(days / 10) }, (_, index) => index * 10);
    for (const day of [...tenths, days]) {
      now = new Date(Date.now() + day * dayMs);
      await unused.remove();
    }
  }

  it('are removed 30 days after their upload, as recorded in the audit log', async () => {
    const url = await upload();
    await afterDays(29);
    expect(await isStored(url)).toBe(true);
    await afterDays(31);
    expect(await isStored(url)).toBe(false);
    expect((await app.send('GET', url)).status).toBe(404);
    const entry = await app.database.reader.findOneBy(AuditEntry, { action: 'post.image.purge' });
    expect(entry).toMatchObject({ actor: null, area: 'post', detail: url });
  });

  it('an image that a published or unpublished post shows is not deleted', async () => {
    const [shown, drafted] = [await upload(), await upload()];
    await app.post(textWith(shown));
    await app.post({ ...textWith(drafted), published: false });
    await afterDays(60);
    expect(await Promise.all([shown, drafted].map(isStored))).toEqual([true, true]);
  });

  it('an image that an unsaved draft shows is not deleted', async () => {
    const url = await upload();
    await saveDrafts([textWith(url)]);
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
  });

  it('an image that only pending changes show is not deleted, not even after they are discarded', async () => {
    const url = await upload();
    const { id, version } = await app.post();
    const saveDocument = `mutation ($id: ID!, $input: UpdatePostInput!) {
      keepPostChanges(id: $id, input: $input) { id } }`;
    const discard = `mutation { discardPostChanges(id: "${id}", number: 1) { id } }`;
    await app.graphql(saveDocument, { id, input: { ...textWith(url), version } }, app.cookie);
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
    await app.graphql(discard, {}, app.cookie);
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
    await app.database.write((manager) => manager.delete(PendingChanges, { postId: id }));
    await afterDays(31);
    expect(await isStored(url)).toBe(false);
  });

  it('an image that only a revision shows is deleted 30 days after the revision', async () => {
    const url = await upload();
    const post = await app.post(textWith(url));
    await app.put(post.id, { content: contentWith('nothing to see') });
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
    await app.database.write((manager) => manager.delete(PostRevision, { postId: post.id }));
    await afterDays(29);
    expect(await isStored(url)).toBe(true);
    await afterDays(31);
    expect(await isStored(url)).toBe(false);
  });

  it('an image of a deleted post stays while the post can be restored, and 30 days more', async () => {
    const url = await upload();
    const post = await app.post(textWith(url));
    await app.send('DELETE', `/api/blog/admin/posts/${post.id}`, undefined, app.cookie);
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
    const later = () => new Date(Date.now() + 31 * dayMs);
    await new DeletedPostsService(app.database, later).purge();
    await afterDays(29);
    expect(await isStored(url)).toBe(true);
    await afterDays(31);
    expect(await isStored(url)).toBe(false);
  });

  it('are found by reading all texts, even if there is more than one batch', async () => {
    const url = await upload();
    await saveDrafts([...Array.from({ length: 120 }, () => textWith('/none.webp')), textWith(url)]);
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
  });

  it('an image that only content shows is not deleted, whether published, in a draft or in an earlier version', async () => {
    const [typed, published] = [await upload(), await upload()];
    await app.database.write(async (manager) => {
      const at = new Date();
      const value = { image: typed };
      await manager.insert(ContentDraft, {
        ...{ part: 'team', owner: 'ada@loon.example', savedAt: at, value: value as object },
      });
      const common = { fileHash: '', origin: 'publish' as const, restored: null };
      const by = { updatedAt: at, updatedBy: 'ada@loon.example' };
      for (const [version, image] of [published, ''].entries()) {
        const row = { part: 'faqs', version: version + 1, value: { image } as object };
        await manager.insert(ContentVersion, { ...row, ...common, ...by });
      }
    });
    await afterDays(60);
    expect(await Promise.all([typed, published].map(isStored))).toEqual([true, true]);
  });

  it('an image uploaded into the library stays until it is deleted there', async () => {
    const [uploaded, described] = [await upload('?keep=true'), await upload()];
    const id = path.basename(described);
    await app.graphql(`mutation { updateImage(id: "${id}", altText: "") { id } }`, {}, app.cookie);
    await afterDays(60);
    expect(await Promise.all([uploaded, described].map(isStored))).toEqual([true, true]);
  });

  it('a previous file is removed 30 days after its replacement, and the image stays', async () => {
    const url = await upload();
    const replaced = await fetch(`${app.url}/api/blog/admin/images/${path.basename(url)}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...app.cookie },
      body: new Uint8Array(await sampleImage(8, 8).png().toBuffer()),
    });
    expect(replaced.status).toBe(200);
    await afterDays(29);
    expect(await isStored(url)).toBe(true);
    await afterDays(31);
    expect(await isStored(url)).toBe(false);
    expect((await app.send('GET', url)).status).toBe(200);
  });

  it('a file unknown to this database is not changed', async () => {
    const url = await upload();
    await app.database.write((manager) => manager.clear(StoredImage));
    await afterDays(60);
    expect(await isStored(url)).toBe(true);
  });
});
