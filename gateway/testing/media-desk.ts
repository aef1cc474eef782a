import { sampleImage } from './sample-images.ts';
import type { BlogApp } from './blog-app.ts';

/** An image as returned by the media library. */
export interface LibraryEntry {
  id: string;
  url: string;
  shownUrl: string;
  width: number;
  height: number;
  bytes: number;
  altText: string;
  fileName: string | null;
  uploadedAt: string | null;
  uploadedBy: string | null;
  usedIn: { title: string; url: string }[];
}

export interface LibraryPage {
  totalCount: number;
  edges: { node: LibraryEntry }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const fields =
  'id url shownUrl width height bytes altText fileName uploadedAt uploadedBy usedIn { title url }';
const listing = `query ($first: Int, $after: String, $search: String) {
  images(first: $first, after: $after, search: $search) {
    totalCount edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;

const uploadPath = '/api/blog/admin/images';

/** An administrator using the media library of an application. */
export function mediaDesk(app: BlogApp) {
  const sendImage = async (
    method: 'POST' | 'PUT',
    path: string,
    [width, height]: readonly [number, number],
    headers: Record<string, string> = app.cookie,
  ): Promise<Response> =>
    fetch(`${app.url}${uploadPath}${path}`, {
      method,
      headers: { 'content-type': 'image/png', ...headers },
      body: new Uint8Array(await sampleImage(width, height).png().toBuffer()),
    });
  const ask = (query: string, variables = {}, headers = app.cookie) =>
    app.graphql(query, variables, headers);
  return {
    ask,
    sendImage: sendImage,
    /** Uploads an image of that size; resolves with its URL. */
    upload: async (size: readonly [number, number] = [60, 40], keep = false): Promise<string> => {
      const response = await sendImage('POST', keep ? '?keep=true' : '', size);
      const { image } = (await response.json()) as { image: { url: string } };
      return image.url;
    },
    replace: (id: string, size: readonly [number, number]) => sendImage('PUT', `/${id}`, size),
    list: async (variables = {}): Promise<LibraryPage> => {
      const { data, errors } = await ask(listing, { first: 20, ...variables });
      if (errors.length > 0) {
        throw new Error(JSON.stringify(errors));
      }
      return (data as { images: LibraryPage }).images;
    },
    describe: (id: string, altText: string) =>
      ask(
        `mutation ($id: ID!, $altText: String!) {
          updateImage(id: $id, altText: $altText) { ${fields} } }`,
        { id, altText },
      ),
    remove: (id: string) => ask('mutation ($id: ID!) { deleteImage(id: $id) }', { id }),
  };
}
