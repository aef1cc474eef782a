import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** `import … from '…'` that runs code; what only names types is gone after the build. */
const staticImport = /^(?:import|export) (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]/gm;

/** Every library that is loaded before the site says its address. */
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

it('a start loads no library that few starts need: they come with their first use', () => {
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
  ];
  expect(lazy.filter((name) => libraries.has(name))).toEqual([]);
});
