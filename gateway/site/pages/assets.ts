import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageAssets } from './renderer.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** The style sheets of a file and of all its imports; several routes may share them. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [] } = manifest[name] ?? {};
  const all = [...css, ...imports.flatMap((each) => stylesOf(manifest, each, seen))];
  return [...new Set(all)];
}

/** The fonts needed above the fold, by the start of their file names. */
const preloadedFonts = ['stix-two-text-latin-wght-normal', 'libre-franklin-latin-wght-normal'];

/**
 * Reads Vite's manifest of the browser build in `clientDirectory`.
 * @throws Error when the build is missing or was made by another application.
 */
export function readAssets(clientDirectory: string): PageAssets {
  const file = path.join(clientDirectory, '.vite', 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = manifest['web/entry-client.tsx'];
  if (entry === undefined) {
    throw new Error(`${file} names no entry. Run the build again.`);
  }
  const fonts = (entry.assets ?? []).filter((asset) =>
    preloadedFonts.some((name) => path.basename(asset).startsWith(name)),
  );
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
  const routeStyles = Object.keys(manifest).flatMap((name) => {
    const route = /^web\/routes\/([a-z-]+)\.tsx$/.exec(name)?.[1];
    const css = stylesOf(manifest, name).filter((file) => entry.css?.includes(file) !== true);
    return route === undefined || css.length === 0
      ? []
      : [[route, css.map((file) => `/${file}`)] as const];
  });
  return {
    entry: `/${entry.file}`,
    modules: [entry.file, ...imported].map((file) => `/${file}`),
    styles: (entry.css ?? []).map((css) => `/${css}`),
    routeStyles: Object.fromEntries(routeStyles),
    fonts: fonts.map((font) => `/${font}`),
  };
}
