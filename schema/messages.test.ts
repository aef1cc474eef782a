import { describe, expect, it } from 'vitest';
import { generationApology, generationMessages } from './generation-rules.ts';
import { httpErrorText } from './toast-text.ts';
import {
  adminFailed,
  authCheckFailed,
  loginErrorText,
  loginErrorTitle,
  loginSucceeded,
  postMessages,
  templateLoadFailed,
  templateMessages,
  welcomeName,
} from './messages.ts';
import {
  accessRequestFailed,
  accessRequestSubmitted,
  demoRequestFailed,
  demoRequestSubmitted,
  incompleteForm,
  submitLabels,
} from './request-messages.ts';

describe('error catalogue: request forms (product 3.13, 3.14)', () => {
  it.each([
    [
      'Trial form invalid, button clicked',
      incompleteForm.access,
      'Please complete all required fields',
      'You must fill in all the fields to submit your request to access the free trial.',
    ],
    [
      'Demo form invalid, button clicked',
      incompleteForm.demo,
      'Please complete all required fields',
      'You must fill in all the fields to submit your demo request.',
    ],
    [
      'Trial submit success',
      accessRequestSubmitted('sales@loon.example'),
      'Request submitted successfully!',
      'Thank you for requesting to try Loon Lens non-commercially. For commercial inquiries, please email us at sales@loon.example',
    ],
    [
      'Demo submit success',
      demoRequestSubmitted,
      'Request submitted successfully!',
      "Thank you for your interest in Loon's solutions for HEOR, HTA, and Market Access. We'll get back to you shortly to schedule a demo.",
    ],
    [
      'Trial submit failure (any kind)',
      accessRequestFailed,
      'Error submitting request',
      'Please try again or contact us directly',
    ],
    [
      'Demo submit failure: the server’s error text if present',
      demoRequestFailed('The form is closed.', 'Failed to fetch'),
      'Error submitting request',
      'The form is closed.',
    ],
    [
      'Demo submit failure: else the thrown message',
      demoRequestFailed('', 'Failed to fetch'),
      'Error submitting request',
      'Failed to fetch',
    ],
    [
      'Demo submit failure: else advice',
      demoRequestFailed(),
      'Error submitting request',
      'Please try again or contact us directly.',
    ],
  ])('%s', (_situation, toast, title, description) => {
    expect(toast).toEqual({ title, description });
  });

  it('the label becomes Submitting... during the request', () => {
    expect(submitLabels).toEqual({ idle: 'Submit request', sending: 'Submitting...' });
  });

  it('a non-OK response becomes the status code, a colon, and the body or the status text', () => {
    expect(httpErrorText(503, 'Try later', 'Service Unavailable')).toBe('503: Try later');
    expect(httpErrorText(503, '', 'Service Unavailable')).toBe('503: Service Unavailable');
  });
});

describe('admin login return codes (product 5.1)', () => {
  it('have the title Authentication Error', () => {
    expect(loginErrorTitle).toBe('Authentication Error');
  });

  it.each([
    ['oauth_failed', 'OAuth authentication failed. Please try again.'],
    ['no_user', 'Unable to retrieve user information after authentication. Please try again.'],
    ['auth_failed', 'Authentication process failed. Please try again.'],
    ['login_failed', 'Login process failed. Please try again.'],
    ['no_strategy', 'Authentication system not properly configured. Please contact support.'],
    ['no_code', 'No authorization code received. Please try again.'],
    ['callback_failed', 'Authentication callback failed. Please try again.'],
    ['not_authorized', 'Authentication error: not_authorized'],
    ['toString', 'Authentication error: toString'],
    ['__proto__', 'Authentication error: __proto__'],
  ])('%s', (code, text) => {
    expect(loginErrorText(code)).toBe(text);
  });

  it('have the details appended', () => {
    expect(loginErrorText('no_code', 'access_denied')).toBe(
      'No authorization code received. Please try again. Details: access_denied',
    );
  });

  it.each([null, undefined, '', '  '])('have nothing appended without details (%j)', (details) => {
    expect(loginErrorText('no_code', details)).not.toContain('Details');
  });

  it('are truncated, so that code and details from the URL cannot fill the screen', () => {
    expect(loginErrorText('x'.repeat(10_000), 'y'.repeat(10_000)).length).toBeLessThan(450);
  });
});

describe('other admin messages (product 5.1)', () => {
  it.each([
    [
      'Connection failure',
      authCheckFailed,
      'Connection Error',
      'Unable to check authentication status. Please refresh the page.',
    ],
    [
      'Login success',
      loginSucceeded,
      'Login Successful',
      'Welcome to the blog administration panel!',
    ],
    [
      'Post save: created',
      postMessages.created,
      'Post created',
      'Your blog post has been saved successfully.',
    ],
    [
      'Post save: updated',
      postMessages.updated,
      'Post updated',
      'Your blog post has been saved successfully.',
    ],
    ['failures', adminFailed('Title is required'), 'Error', 'Title is required'],
    [
      'Template: load failure',
      templateLoadFailed(),
      'Error',
      'Failed to load template configuration',
    ],
    [
      'Template: status 401',
      templateLoadFailed(401),
      'Error',
      'Authentication required. Please ensure you are logged in.',
    ],
    ['Template: other status', templateLoadFailed(503), 'Error', 'Failed to load config: 503'],
    [
      'Template: system test failure',
      templateMessages.testFailed,
      'Test Failed',
      'Could not run template system test',
    ],
  ])('%s', (_situation, toast, title, description) => {
    expect(toast).toEqual({ title, description });
  });

  it.each([
    ['delete', postMessages.deleted.title, 'Post deleted'],
    [
      'delete asks confirmation',
      postMessages.confirmDelete,
      'Are you sure you want to delete this post?',
    ],
    ['empty list', postMessages.noPosts, 'No blog posts yet. Create your first post above!'],
    ['AI generation success', generationMessages.succeeded, 'Blog Created Successfully!'],
    ['AI generation failure', generationMessages.failed, 'Generation Failed'],
    ['template save failure', templateMessages.saveFailed, 'Save Failed'],
    ['template saved', templateMessages.saved, 'Template Saved'],
    ['template loading', templateMessages.loading, 'Loading template...'],
    ['unsaved-changes badge', templateMessages.unsavedChanges, 'Unsaved Changes'],
  ])('%s', (_situation, text, expected) => {
    expect(text).toBe(expected);
  });

  it('the apology ends "Please try again or use the manual form below."', () => {
    expect(generationMessages.apology).toMatch(
      /sorry.*Please try again or use the manual form below\.$/,
    );
    expect(generationApology('The AI server is busy.')).toMatch(
      /sorry.*The AI server is busy\. Please try again or use the manual form below\.$/,
    );
    expect(generationApology(' ')).toBe(generationMessages.apology);
  });

  it.each([
    [{ firstName: 'Élodie', email: 'e@loon.example' }, 'Élodie'],
    [{ firstName: '', email: 'e@loon.example' }, 'e@loon.example'],
    [{ firstName: null, email: null }, 'Admin'],
    [{}, 'Admin'],
  ])(
    'the welcome line contains the first name, else the e-mail address, else Admin (%j)',
    (user, name) => {
      expect(welcomeName(user)).toBe(name);
    },
  );
});

it('counts in messages include only the posts that changed', () => {
  const none = { published: 0, scheduled: 0, unpublished: 0, unchanged: 0 };
  expect(postMessages.severalChanged({ ...none, unpublished: 1, unchanged: 2 })).toEqual({
    title: '1 post unpublished',
    description: '2 already had this status.',
  });
  expect(postMessages.severalChanged({ ...none, published: 2, scheduled: 1 })).toEqual({
    title: '2 posts published, 1 scheduled',
  });
  expect(postMessages.severalChanged({ ...none, unchanged: 1 })).toEqual({
    title: 'No post changed',
    description: '1 already had this status.',
  });
});
