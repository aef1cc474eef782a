import { parseArgs } from 'node:util';
import { CopyingProblem } from '../database/stored-database.ts';
import { readEnvironment } from '../environment/env.ts';
import { Failure } from '../failure.ts';
import { moveImages } from '../images/store/copy-images.ts';
import { openStore } from '../images/store/open-store.ts';
import { openDatabase } from '../site-database.ts';
import {
  identityOf,
  uploadsPlaceOf,
  uploadsProblem,
  uploadsUrl,
  type UploadsPlace,
} from '../environment/uploads-place.ts';
import { withPlainProblems, type Say } from './plain-problems.ts';

const usage =
  'Usage: npm run uploads:move -- FROM TO, each file:DIRECTORY, database: or s3://BUCKET; with --copy the images also stay where they are';

/** The message of an error, without its stack. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Failure ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/**
 * `npm run uploads:move -- FROM TO [--copy]`: moves the uploaded images of the site that
 * `environment` describes. Nothing is removed before everything is at its new place, and calling it
 * again completes an interrupted move. Resolves with the exit code.
 */
export function runMoveUploads(
  environment: NodeJS.ProcessEnv,
  options: string[],
  say: Say,
): Promise<number> {
  return withPlainProblems(say, async () => {
    const { positionals, values } = parseArgs({
      args: options,
      allowPositionals: true,
      options: { copy: { type: 'boolean', default: false } },
    });
    const site = readEnvironment(environment);
    const { databaseUrl, bucketAccess } = site;
    const placeOf = (url: string): UploadsPlace => {
      if (!uploadsUrl.test(url)) {
        throw new CopyingProblem(`${url} is not a storage for images. ${usage}`);
      }
      const place = uploadsPlaceOf(url, site, bucketAccess);
      const problem = uploadsProblem(place, databaseUrl);
      if (problem !== undefined) {
        throw new CopyingProblem(problem);
      }
      return place;
    };
    const [from, to, ...others] = positionals;
    if (from === undefined || to === undefined || others.length > 0) {
      throw new CopyingProblem(usage);
    }
    const [source, target] = [placeOf(from), placeOf(to)];
    if ((await identityOf(source)) === (await identityOf(target))) {
      throw new CopyingProblem(`${from} and ${to} are the same place. ${usage}`);
    }
    const database = await openDatabase(databaseUrl);
    const stores = { from: openStore(source, database), to: openStore(target, database) };
    try {
      const { copied, removed } = await moveImages(stores, { keepOriginals: values.copy }).catch(
        (error: unknown) => {
          throw new CopyingProblem(
            `Not all images could be moved, and none was lost. Run the command again. (${reasonOf(error)})`,
          );
        },
      );
      say(`Copied ${String(copied)} images from ${from} to ${to}.`);
      say(
        values.copy
          ? `They are also still at ${from}.`
          : `Removed ${String(removed)} images from ${from}. Set UPLOADS_URL=${to} before the site starts.`,
      );
    } finally {
      stores.from.close?.();
      stores.to.close?.();
      await database.close();
    }
  });
}
