// npm start: installs and builds what is missing or stale, then serves the product (product 10.1).
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
process.env.NODE_ENV = 'production';
process.env.TZ = 'UTC';
ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(path.resolve('build/server/main.js')).href);
