import type { Administrator } from '../../access/actor.ts';
import type { PostEditingService } from '../../posts/editing/post-editing.service.ts';
import { dayMs } from '../../../schema/durations.ts';

const paragraph =
  'This is a sample text that shows how a post looks in the list, in the editor and in its history. ' +
  'It takes the place of an argument about evidence: which studies were found, which were left ' +
  'out and why, and what an assessor would want to see before accepting the comparison.';

function body(...headings: string[]): string {
  return headings
    .map((heading) => `## ${heading}\n\n${paragraph}\n\n- A sample point\n- Another one`)
    .join('\n\n');
}

/** Creates made-up posts: two drafts, one scheduled in a week, and one with a version history. */
export async function seedPosts(
  editing: PostEditingService,
  { actor, now }: { actor: Administrator; now: Date },
): Promise<void> {
  const author = 'Loon Team';
  await editing.create(actor, {
    title: 'Sample: what an assessor asks first',
    content: body('The question', 'What is missing'),
    author,
    tags: ['HTA', 'Sample'],
  });
  await editing.create(actor, {
    title: 'Sample: notes for a post on living reviews',
    content: body('Notes'),
    author,
    tags: ['Systematic reviews', 'Sample'],
  });
  await editing.create(actor, {
    title: 'Sample: a post that appears next week',
    content: body('Why it is scheduled', 'What it says'),
    author,
    tags: ['Sample'],
    published: true,
    publishedAt: new Date(now.getTime() + 7 * dayMs),
  });
  let post = await editing.create(actor, {
    title: 'Sample: a post with a history',
    content: body('First version'),
    author,
    tags: ['Sample'],
  });
  for (const heading of ['Second version', 'Third version']) {
    post = await editing.update(
      actor,
      post.id,
      { version: post.version, content: body('First version', heading) },
      { versionRequired: true },
    );
  }
}
