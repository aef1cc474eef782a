/** Who can see a post: only administrators, everybody from a date to come, or everybody. */
export type PostState = 'draft' | 'scheduled' | 'published';

/** The state that a post has at a moment (product 5.8, 5.9). */
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

/** Whether everybody sees a post at this moment. */
export function isPublic(post: { published: boolean; publishedAt: string | null }): boolean {
  return postState(post, new Date()) === 'published';
}

/** What each state is called, and the class that colours its tag. */
export const stateLabels: Record<PostState, { text: string; tone: 'ok' | 'info' | 'warn' }> = {
  published: { text: 'Published', tone: 'ok' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  draft: { text: 'Draft', tone: 'warn' },
};
