import { demoRequest } from '../../gateway/testing/sample-requests.ts';

/** A post as REST returns it. */
export interface Post {
  id: string;
  slug: string;
  title: string;
  version: number;
}

const content = `Evidence needs time and care. ${'A sentence that fills the page. '.repeat(8)}`;

async function send(
  url: string,
  { method, path, cookie, body }: { method: string; path: string; cookie: string; body: object },
): Promise<Post> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${String(response.status)} ${await response.text()}`);
  }
  return (await response.json()) as Post;
}

/** Publishes a post through one gateway. */
export function publish(url: string, cookie: string, title: string): Promise<Post> {
  const body = { title, content, published: true };
  return send(url, { method: 'POST', path: '/api/blog/admin/posts', cookie, body });
}

/** Changes a post through one gateway. */
export function change(url: string, cookie: string, post: Post, fields: object): Promise<Post> {
  const body = { ...fields, version: post.version };
  return send(url, { method: 'PUT', path: `/api/blog/admin/posts/${post.id}`, cookie, body });
}

/** Sends a demo form; resolves with the status, 0 when the connection failed. */
export async function sendForm(url: string, email: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/loon-demo-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(email) },
      body: JSON.stringify({ ...demoRequest, email }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** A network address for each e-mail address. */
function addressOf(email: string): string {
  const number = Number(/\d+/.exec(email)?.[0] ?? 0);
  return `10.${String(number >> 16)}.${String((number >> 8) & 255)}.${String(number & 255)}`;
}

/** Resolves with the status of a page. */
export async function statusOf(url: string, path: string): Promise<number> {
  const response = await fetch(`${url}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

/** Resolves with the whole response to an anonymous visitor. */
export async function textOf(url: string, path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text();
}
