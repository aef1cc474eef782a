import { existsSync } from 'node:fs';
import { contentParts, fileOfPart } from '../../schema/content/content-parts.ts';
import { openChanges } from '../changes/site-changes.ts';
import {
  problemsOfShowing,
  publishParts,
  readPartFiles,
  type PartValues,
  type PublishedPart,
} from '../content/moving/import-parts.ts';
import type { Database } from '../database/database.ts';
import { CopyingProblem } from '../database/stored-database.ts';
import { readEnvironment, type Environment } from '../environment/env.ts';
import { createLogger } from '../log/logger.ts';
import { ContentRenderer } from '../posts/markdown/content-renderer.ts';
import { ContentError, ContentReader } from '../site/content/content-file.ts';
import { loadContent, type Content } from '../site/content/content.ts';
import { openDatabase } from '../site-database.ts';
import { namedDirectory } from './content-folder.ts';
import { withPlainProblems, type Say } from './plain-problems.ts';

const usage = 'Usage: npm run content:import -- DIRECTORY';
type ThreadProgram = () => Promise<string>;

/** Named in versions and in the audit log. */
const importer = 'content:import';
const nothingPublished = 'Nothing was published.';

/** @throws CopyingProblem, or ContentError with a line per problem, naming file and field. */
function readFiles(directory: string): PartValues {
  if (!existsSync(directory)) {
    throw new CopyingProblem(`There is no folder ${directory}. ${usage}`);
  }
  const reader = new ContentReader(directory);
  const values = readPartFiles(reader, directory);
  if (reader.problems.length > 0) {
    throw new ContentError([...reader.problems, nothingPublished]);
  }
  if (values.size === 0) {
    throw new CopyingProblem(`${directory} has no content files, such as faqs.yaml. ${usage}`);
  }
  return values;
}

/** @throws ContentError with a line per file that the site could not show. */
async function requireShowable(
  database: Database,
  values: PartValues,
  files: Content,
  program: ThreadProgram,
): Promise<void> {
  const renderer = new ContentRenderer({ program });
  try {
    const problems = await problemsOfShowing(
      database.reader,
      { values, files },
      renderer.legalText,
    );
    if (problems.length > 0) {
      throw new ContentError([...problems, nothingPublished]);
    }
  } finally {
    await renderer.close();
  }
}

async function publish(
  { databaseUrl, contentDirectory, logLevel }: Environment,
  values: PartValues,
  program: ThreadProgram,
): Promise<PublishedPart[]> {
  const files = loadContent(contentDirectory);
  const database = await openDatabase(databaseUrl);
  try {
    await requireShowable(database, values, files, program);
    const logger = createLogger({ level: logLevel, pretty: false });
    const { changes } = await openChanges(database, logger);
    try {
      const publication = { values, files, at: new Date(), by: importer };
      return await changes.write(
        (manager, changed) => publishParts(manager, { ...publication, changed }),
        { lock: 'content' },
      );
    } finally {
      await changes.stop();
    }
  } finally {
    await database.close();
  }
}

/**
 * `npm run content:import -- DIRECTORY`: publishes the content files in a folder that make
 * a change to the published content, all or none of them, while the site runs (product 12.5).
 * `program` is that of the thread that renders content. Resolves with the exit code.
 */
export function runContentImport(
  environment: NodeJS.ProcessEnv,
  options: string[],
  say: Say,
  program: ThreadProgram,
): Promise<number> {
  return withPlainProblems(say, async () => {
    const directory = namedDirectory(options, usage);
    const site = readEnvironment(environment);
    const values = readFiles(directory);
    const published = await publish(site, values, program);
    for (const { name, version } of published) {
      say(
        `Published ${contentParts[name].title} as version ${String(version)} (${fileOfPart(name)}).`,
      );
    }
    const unchanged = values.size - published.length;
    say(`${String(unchanged)} files are already published unchanged.`);
  });
}
