import {
  deskLimits,
  imageLimits,
  loginErrorLimits,
  postLimits,
  renderingLimits,
} from './limits.ts';
import { firstSpoken, type ToastText } from './toast-text.ts';

const loginErrors: ReadonlyMap<string, string> = new Map([
  ['oauth_failed', 'OAuth authentication failed. Please try again.'],
  ['no_user', 'Unable to retrieve user information after authentication. Please try again.'],
  ['auth_failed', 'Authentication process failed. Please try again.'],
  ['login_failed', 'Login process failed. Please try again.'],
  ['no_strategy', 'Authentication system not properly configured. Please contact support.'],
  ['no_code', 'No authorization code received. Please try again.'],
  ['callback_failed', 'Authentication callback failed. Please try again.'],
]);

/** Title of the destructive toast with the text of {@link loginErrorText} (product 9.5). */
export const loginErrorTitle = 'Authentication Error';

/**
 * The message for the `error` and `details` parameters on return from the identity provider
 * (product 5.1). Both come from the URL and are truncated so that they fit in a toast (limits.ts).
 */
export function loginErrorText(code: string, details?: string | null): string {
  const text =
    loginErrors.get(code) ?? `Authentication error: ${cut(code, loginErrorLimits.codeMax)}`;
  const shown = cut(details?.trim() ?? '', loginErrorLimits.detailsMax);
  return shown === '' ? text : `${text} Details: ${shown}`;
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

/**
 * The message of a login attempt and of the login page while the local login is disabled
 * (product 10.3).
 */
export const loginOff =
  'Login is off because the site was reached at another address. Set PUBLIC_URL and restart the site.';

/** Destructive toast when the login state cannot be loaded (product 5.1). */
export const authCheckFailed: ToastText = {
  title: 'Connection Error',
  description: 'Unable to check authentication status. Please refresh the page.',
};

/** Toast on return with `success=login` (product 5.1). */
export const loginSucceeded: ToastText = {
  title: 'Login Successful',
  description: 'Welcome to the blog administration panel!',
};

/** The header's welcome line: first name, else e-mail, else "Admin" (product 5.1). */
export function welcomeName(user: { firstName?: string | null; email?: string | null }): string {
  return firstSpoken(user.firstName, user.email) ?? 'Admin';
}

/** The result of publishing or hiding several posts together. */
interface PublicationCounts {
  published: number;
  scheduled: number;
  unpublished: number;
  /** Posts that already had that state. */
  unchanged: number;
}

function changedPosts({ published, scheduled, unpublished }: PublicationCounts): string {
  const changes = { published, scheduled, unpublished };
  const [first, ...others] = Object.entries(changes).filter(([, count]) => count > 0);
  if (first === undefined) return 'No post changed';
  const [change, count] = first;
  const summary = `${count === 1 ? '1 post' : `${count} posts`} ${change}`;
  return [summary, ...others.map(([other, more]) => `${more} ${other}`)].join(', ');
}

function unchangedPosts(count: number): string {
  return count === 1 ? '1 already had this status.' : `${count} already had this status.`;
}

const postSavedDescription = 'Your blog post has been saved successfully.';

/** Toasts and texts about blog posts (product 5.14). */
export const postMessages = {
  created: { title: 'Post created', description: postSavedDescription },
  updated: { title: 'Post updated', description: postSavedDescription },
  deleted: { title: 'Post deleted' },
  published: { title: 'Post published' },
  scheduled: { title: 'Post scheduled' },
  unpublished: { title: 'Post unpublished' },
  deletedSeveral: (count: number): ToastText => ({ title: `${count} posts deleted` }),
  severalChanged: (outcome: PublicationCounts): ToastText => ({
    title: changedPosts(outcome),
    ...(outcome.unchanged > 0 ? { description: unchangedPosts(outcome.unchanged) } : {}),
  }),
  confirmUnpublish: (count: number) =>
    count > 1 ? `Unpublish these ${count} articles?` : 'Unpublish this article?',
  confirmDelete: 'Are you sure you want to delete this post?',
  confirmDeleteSeveral: (count: number) => `Are you sure you want to delete these ${count} posts?`,
  noPosts: 'No blog posts yet. Create your first post above!',
} as const;

/** Errors for a post's content that could not be rendered. */
export const contentMessages = {
  tooDeep: 'Content is nested too deeply.',
  tooIntricate: `Content takes more than ${renderingLimits.seconds} seconds to render. Shorten it, or look for long runs of marks that are opened and never closed, such as ** or ~~ or [, and for very long lists and tables. Your text stays as you typed it.`,
  busy: 'Other texts are being rendered at the moment. Please try again in a few seconds.',
} as const;

/** Messages of the post form before a save. */
export const postFormMessages = {
  futureDate: 'Choose a future date and time.',
  shortDraft: `Kept as a draft. A post needs ${postLimits.contentMin} characters.`,
  storedAsDraft: (reason: string) => `Kept as a draft. ${reason}.`,
} as const;

/** Toasts of the tab "Home". */
export const homeMessages = {
  copied: { title: 'Copied for your engineer' },
  notCopied: {
    title: 'The list could not be copied',
    description: 'Select it and copy it by hand.',
  },
} as const;

/** Toasts about secret preview links. */
export const previewLinkMessages = {
  copied: { title: 'Preview link copied' },
  notCopied: {
    title: 'Preview link created',
    description: 'Select it in its field and copy it by hand.',
  },
  withdrawn: { title: 'Preview link withdrawn' },
} as const;

/** Errors for images uploaded for articles. */
export const imageMessages = {
  notAnImage:
    'This file is not an image that articles can show. Send PNG, JPEG, WebP, GIF or AVIF.',
  wrongType: 'Send the bytes of one image, with its own content type.',
  damaged: 'This image is damaged or cut off.',
  tooLarge: `This image is too large. Send one of up to ${imageLimits.bytesMax / 1e6} MB.`,
  tooManyPixels: `This image has too many pixels. Send one of up to ${imageLimits.pixelsMax / 1e6} megapixels.`,
  tooManyWholePixels: (kind: keyof typeof imageLimits.wholePixelsMax) =>
    `This ${kind} has too many pixels. Send one of up to ${imageLimits.wholePixelsMax[kind] / 1e6} megapixels, or save it as a JPEG that is not progressive.`,
  tooManyFrames: `This animation is too long. Send one of up to ${imageLimits.framesMax} frames.`,
  notStored: 'The image could not be stored. Please try again in a moment.',
} as const;

/** Toasts about earlier versions and deleted posts. */
export const postHistoryMessages = {
  versionRestored: (version: number, replaced: number): ToastText => ({
    title: `Version ${version} restored`,
    description: `The previous text is stored as version ${replaced}.`,
  }),
  postRestored: {
    title: 'Post restored',
    description: 'It is a draft now. Publish it when it is ready.',
  },
} as const;

/**
 * Destructive toast for an administrator's failed action, with the server's message (product 5.14).
 */
export function adminFailed(serverMessage: string): ToastText {
  return { title: 'Error', description: serverMessage };
}

/** Texts of the template tabs (product 7.6). */
export const templateMessages = {
  loading: 'Loading template...',
  unsavedChanges: 'Unsaved Changes',
  saved: 'Template Saved',
  saveFailed: 'Save Failed',
  testFailed: { title: 'Test Failed', description: 'Could not run template system test' },
} as const;

/**
 * Destructive toast when the template cannot be loaded: status 401 (`UNAUTHENTICATED`) prompts to
 * log in, any other HTTP status is named, and without a response the load simply failed
 * (product 7.6).
 */
export function templateLoadFailed(status?: number): ToastText {
  if (status === undefined) return adminFailed('Failed to load template configuration');
  if (status === 401) {
    return adminFailed('Authentication required. Please ensure you are logged in.');
  }
  return adminFailed(`Failed to load config: ${status}`);
}

/** Errors of the request desk, for the administrator. */
export const deskMessages = {
  outcomeOfOpen: 'Only a closed request has an outcome.',
  retentionDays: `The retention period must be ${deskLimits.retentionDaysMin} to ${deskLimits.retentionDaysMax} days.`,
  waitingTooLongHours: `Requests can become overdue after 1 to ${deskLimits.waitingTooLongHoursMax} hours.`,
  notifyEmails: 'Please enter valid e-mail addresses.',
  notifyEmailsMax: `At most ${deskLimits.notifyEmailsMax} addresses can be notified.`,
  replyTo: 'Please enter one valid e-mail address.',
  webhookUrl: 'Please enter an https:// URL.',
  webhookInternal:
    'Webhook URLs must be on the public internet, not on this machine or a private network.',
  webhooksMax: `At most ${deskLimits.webhooksMax} webhooks can be added.`,
  notesMax: `Notes must be at most ${deskLimits.notesMax.toLocaleString('en-CA')} characters.`,
  notesConflict:
    'Someone else changed these notes in the meantime. Your text has not been saved yet.',
  bulk: `Choose 1 to ${deskLimits.bulkMax} requests.`,
  assignee: 'Requests can be assigned to administrators only.',
  requestMissing: 'This request no longer exists.',
  webhookMissing: 'This webhook no longer exists.',
  messageMissing: 'This notification no longer exists.',
  personEmail: 'Please enter an e-mail address.',
} as const;

function several(count: number): string {
  return count === 1 ? 'Request' : `${count} requests`;
}

export const deskToasts = {
  statusSet: (count: number, status: string) =>
    `${several(count)} marked as ${status.toLowerCase()}`,
  outcomeSet: { title: 'Outcome saved' },
  assigned: (count: number, to: string | null) => `${several(count)} assigned to ${to ?? 'nobody'}`,
  moved: (count: number, isSpam: boolean) =>
    `${several(count)} ${isSpam ? 'marked as suspected spam' : 'moved to the inbox'}`,
  notesSaved: { title: 'Notes saved' },
  sentAgain: { title: 'Notification sent again' },
  notSentYet: {
    title: 'Notification queued',
    description: 'It has not been accepted yet and is retried automatically.',
  },
  stopped: { title: 'Sending stopped' },
  settingsSaved: { title: 'Settings saved' },
  webhookRemoved: { title: 'Webhook removed' },
  secretCopied: { title: 'Secret copied' },
  secretNotCopied: {
    title: 'The secret could not be copied',
    description: 'Select it in its field and copy it by hand.',
  },
  exported: (requests: number): ToastText => ({
    title: 'Data exported',
    description: `${requests === 1 ? '1 request' : `${requests} requests`} from this person exported.`,
  }),
  erased: (requests: number, otherRecords: number): ToastText => ({
    title: 'Data erased',
    description: `${requests === 1 ? '1 request' : `${requests} requests`} and ${otherRecords} other records were deleted permanently.`,
  }),
} as const;
