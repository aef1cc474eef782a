import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** `import … from '…'` that runs code; type-only imports are removed by the build. */
const staticImport = /^(?:import|export) (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]/gm;

/** All libraries that are loaded before the site logs its URL. */
function librariesOf(entry: string): Set<string> {
  const libraries = new Set<string>();
  const seen = new Set<string>();
  const pending = [path.resolve(entry)];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      if (target.startsWith('.')) pending.push(path.resolve(path.dirname(file), target));
      else libraries.add(target);
    }
  }
  return libraries;
}

it('startup loads no rarely needed library; they are loaded on first use', () => {
  const libraries = librariesOf('gateway/main.ts');
  expect([...libraries]).toEqual(expect.arrayContaining(['express', 'typeorm', 'type-graphql']));
  const lazy = [
    'openai',
    'nodemailer',
    'oidc-provider',
    'altair-static',
    'satori',
    '@resvg/resvg-js',
    'unified',
    'remark-parse',
    'yaml',
    'pg',
    '@aws-sdk/client-s3',
    'sharp',
    'prom-client',
    '@citation-js/core',
  ];
  expect(lazy.filter((name) => libraries.has(name))).toEqual([]);
});
