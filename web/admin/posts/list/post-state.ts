/** The visibility of a post: only for administrators, public from a future date, or public. */
export type PostState = 'draft' | 'scheduled' | 'published';

/** The state of a post at a given moment (product 5.8, 5.9). */
export function postState(
  { published, publishedAt }: { published: boolean; publishedAt: string | null },
  now: Date,
): PostState {
  if (!published) {
    return 'draft';
  }
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime()
    ? 'scheduled'
    : 'published';
}

export function isPublic(post: { published: boolean; publishedAt: string | null }): boolean {
  return postState(post, new Date()) === 'published';
}

/** The label of each state, and the class that colours its tag. */
export const stateLabels: Record<PostState, { text: string; tone: 'ok' | 'info' | 'warn' }> = {
  published: { text: 'Published', tone: 'ok' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  draft: { text: 'Draft', tone: 'warn' },
};
