import { z } from 'zod';
import { generationFields } from '../../schema/generation-rules.ts';
import { visitBeaconSchema } from '../../schema/insights-rules.ts';
import { createPostSchema, updatePostSchema } from '../../schema/post-rules.ts';
import { accessRequestFields, demoRequestFields } from '../../schema/request-rules.ts';
import { templateConfigSchema } from '../../schema/template/template-config.ts';
import { requestCsvParameters } from '../requests/export/request-export.rest.ts';
import { RequestOriginInput } from '../requests/intake/request-origin.input.ts';
import { rulesOf } from '../validation/validated.ts';
import * as answers from './answers.ts';

/** A request or response body: JSON with a schema, or bytes of a type. */
export type Body = { name: string; rule: z.ZodType } | { bytes: string };

/** The description of a method at a path. */
export interface DescribedPath {
  /** The name of the function in a generated client. */
  id: string;
  summary: string;
  query?: z.ZodObject<Record<string, z.ZodType>>;
  body?: Body;
  /** The status of success; a redirect has no body. */
  status: number;
  answer?: Body;
  /** Whether the request can publish content, so that the checks of posts can refuse it. */
  publishes?: true;
}

const origin = Object.fromEntries(rulesOf(RequestOriginInput));
const post: Body = { name: 'Post', rule: answers.postAnswer };
const stored: Body = { name: 'Stored', rule: answers.storedAnswer };
const image: Body = { name: 'Image', rule: answers.imageAnswer };
const template: Body = { name: 'Template', rule: templateConfigSchema };
const flag = z.enum(['true', 'false']).optional();
const returning = z.object({ returnTo: z.string().optional() });

/** Browser navigations for login and logout; they need no row in `rest-paths.ts`. */
export const navigations: Record<string, DescribedPath> = {
  'GET /api/login': { id: 'logIn', summary: 'Begin a login.', query: returning, status: 302 },
  'GET /api/callback': { id: 'finishLogIn', summary: 'End a login.', status: 302 },
  'GET /api/logout': { id: 'logOut', summary: 'End the session.', status: 302 },
};

/** Every REST path, as written in `rest-paths.ts`, with its schemas. */
export const describedPaths: Record<string, DescribedPath> = {
  'GET /api/auth/user': {
    id: 'readUser',
    summary: 'The person who is logged in.',
    status: 200,
    answer: { name: 'User', rule: answers.userAnswer },
  },
  'GET /api/blog/admin/posts': {
    id: 'listPosts',
    summary: 'The published posts, last created first; with the parameter all posts.',
    query: z.object({ includeUnpublished: flag }),
    status: 200,
    answer: { name: 'Posts', rule: z.array(answers.postAnswer) },
  },
  'POST /api/blog/admin/posts': {
    id: 'createPost',
    summary: 'Save a new post, a draft unless it says published. Publishing takes posts.publish.',
    body: { name: 'NewPost', rule: createPostSchema },
    status: 201,
    answer: post,
    publishes: true,
  },
  'PUT /api/blog/admin/posts/:id': {
    id: 'updatePost',
    summary:
      'Change a post: only what is sent changes. What is public takes posts.publish; a key without posts.read gets back its id, slug, version and dates, and of its text no more than a title that it sent.',
    body: { name: 'PostChange', rule: updatePostSchema },
    status: 200,
    answer: { name: 'ChangedPost', rule: z.union([answers.postAnswer, answers.postSummaryAnswer]) },
    publishes: true,
  },
  'DELETE /api/blog/admin/posts/:id': {
    id: 'deletePost',
    summary: 'Delete a post; it can be brought back for 30 days.',
    status: 204,
  },
  'POST /api/blog/admin/ai-generate': {
    id: 'generatePost',
    summary: 'Have a draft written from an idea.',
    body: { name: 'Idea', rule: z.object(generationFields) },
    status: 200,
    answer: { name: 'GeneratedPost', rule: answers.generatedAnswer },
  },
  'POST /api/blog/admin/images': {
    id: 'uploadImage',
    summary: 'Upload an image of up to 10 MB.',
    query: z.object({ keep: flag, name: z.string().optional() }),
    body: { bytes: 'image/*' },
    status: 201,
    answer: image,
  },
  'PUT /api/blog/admin/images/:id': {
    id: 'replaceImage',
    summary: 'Replace an image wherever it is shown.',
    query: z.object({ name: z.string().optional() }),
    body: { bytes: 'image/*' },
    status: 200,
    answer: image,
  },
  'GET /api/template/config': {
    id: 'readTemplate',
    summary: 'The current article template.',
    status: 200,
    answer: template,
  },
  'PUT /api/template/config': {
    id: 'saveTemplate',
    summary: 'Publish another article template.',
    body: template,
    status: 200,
    answer: template,
  },
  'POST /api/template/test': {
    id: 'testTemplate',
    summary: 'Check the article template.',
    status: 200,
    answer: { name: 'TemplateTest', rule: answers.templateTestAnswer },
  },
  'GET /api/requests.csv': {
    id: 'exportRequests',
    summary: 'The requests of visitors under a filter, as CSV. They hold personal data.',
    query: requestCsvParameters,
    status: 200,
    answer: { bytes: 'text/csv' },
  },
  'POST /api/loon-lens-request': {
    id: 'requestAccess',
    summary: 'Ask for access to Loon Lens.',
    body: { name: 'AccessRequest', rule: z.object({ ...accessRequestFields, ...origin }) },
    status: 201,
    answer: stored,
  },
  'POST /api/loon-demo-request': {
    id: 'requestDemo',
    summary: 'Ask for a demo.',
    body: { name: 'DemoRequest', rule: z.object({ ...demoRequestFields, ...origin }) },
    status: 201,
    answer: stored,
  },
  'POST /api/visit': {
    id: 'tellVisit',
    summary: 'Record what a reader did on the open page; programs do not need it.',
    body: { name: 'Visit', rule: visitBeaconSchema },
    status: 204,
  },
};
