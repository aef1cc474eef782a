import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a module of the test build by its entry's name. */
export function loadBuilt(entry) {
  process.env.NODE_ENV = 'production';
  process.env.TZ = 'UTC';
  const file = path.join(import.meta.dirname, `../../build/testing/${entry}.js`);
  return import(pathToFileURL(file).href);
}
