import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { UploadsPlace } from '../environment/uploads-place.ts';
import { signatureProblem } from './bucket-signature.ts';

export interface BucketServer {
  place: Extract<UploadsPlace, { kind: 'bucket' }>;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  body?: string | Buffer;
}

const bucket = 'loon-images';
const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

/** Small, so that every longer list is read with continuation tokens. */
const namesPerPage = 2;

const failed = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** One page of names; its continuation token is the last name. */
function list(objects: Map<string, Buffer>, parameters: URLSearchParams): Answer {
  const after = parameters.get('continuation-token') ?? '';
  const names = [...objects.keys()].sort().filter((name) => name > after);
  const page = names.slice(0, namesPerPage);
  const isTruncated = page.length < names.length;
  const token = isTruncated
    ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>`
    : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  return {
    status: 200,
    body: `<ListBucketResult><IsTruncated>${String(isTruncated)}</IsTruncated>${token}${contents}</ListBucketResult>`,
  };
}

/** What the site uses of S3, with the bucket in the path. */
function respond(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer): Answer {
  const problem = signatureProblem(request, body, credentials);
  if (problem !== undefined) {
    return failed(403, problem);
  }
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const [, bucketName, name = ''] = pathname.split('/').map(decodeURIComponent);
  if (bucketName !== bucket) {
    return failed(404, 'NoSuchBucket');
  }
  const object = objects.get(name);
  switch (`${request.method ?? ''} ${name === '' ? 'bucket' : 'object'}`) {
    case 'GET bucket':
      return searchParams.get('list-type') === '2'
        ? list(objects, searchParams)
        : failed(501, 'NotImplemented');
    case 'GET object':
      return object === undefined ? failed(404, 'NoSuchKey') : { status: 200, body: object };
    case 'PUT object':
      objects.set(name, body);
      return { status: 200 };
    case 'DELETE object':
      objects.delete(name);
      return { status: 204 };
    default:
      return failed(501, 'NotImplemented');
  }
}

/** Starts an S3 server with an empty bucket on a free port. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const answer = respond(objects, request, body);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    place: {
      kind: 'bucket',
      bucket,
      access: {
        endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
        region: undefined,
        credentials,
      },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
