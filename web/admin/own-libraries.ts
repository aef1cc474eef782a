import type { Plugin } from 'vite';

const own = '?administration';

/** The libraries of forms, and the modules that set up what they check. */
const ofForms =
  /[\\/](node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|schema[\\/](zod-setup|text-rules)\.ts)/;

/** Every rule but those that visitors' forms load too. */
const asksForItsOwn = /[\\/](web[\\/]admin|schema)[\\/](?!request-rules|text-rules|zod-setup)/;

/**
 * Gives the administration, in the browser's build, the libraries of its forms as modules of its
 * own: one module holds what anybody uses of it, so that visitors would load what only the
 * administration uses.
 */
export function ownLibraries(): Plugin {
  return {
    name: 'own-libraries',
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const within = importer.endsWith(own);
      if (!within && (!asksForItsOwn.test(importer) || importer.includes('node_modules'))) {
        return null;
      }
      const asking = within ? importer.slice(0, -own.length) : importer;
      const found = await this.resolve(source, asking, options);
      if (found === null || !ofForms.test(found.id) || found.id.endsWith(own)) return found;
      return { ...found, id: `${found.id}${own}` };
    },
  };
}
