import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module of the build for tests, by its entry's name: the product's code beside the product. */
export function loadBuilt(entry) {
  process.env.NODE_ENV = 'production';
  process.env.TZ = 'UTC';
  const file = path.join(import.meta.dirname, `../../build/testing/${entry}.js`);
  return import(pathToFileURL(file).href);
}
