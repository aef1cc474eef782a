import type { Plugin } from 'vite';

const own = '?administration';

/** The form libraries, and the modules that configure their validation. */
const ofForms =
  /[\\/](node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|schema[\\/](zod-setup|text-rules)\.ts)/;

/** All validation rules except those that the visitors' forms load too, from the site's folder. */
const asksForItsOwn = /^[\\/](web[\\/]admin|schema)[\\/](?!request-rules|text-rules|zod-setup)/;

/**
 * Bundles separate copies of the form libraries for the administration. A shared chunk would
 * contain everything that any page uses, so visitors would load code that only the administration
 * needs.
 */
export function ownLibraries(): Plugin {
  let root = '';
  return {
    name: 'own-libraries',
    configResolved: (config) => {
      root = config.root;
    },
    apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const within = importer.endsWith(own);
      const asks = importer.startsWith(root) && asksForItsOwn.test(importer.slice(root.length));
      if (!within && !asks) return null;
      const asking = within ? importer.slice(0, -own.length) : importer;
      const found = await this.resolve(source, asking, options);
      if (found === null || !ofForms.test(found.id) || found.id.endsWith(own)) return found;
      return { ...found, id: `${found.id}${own}` };
    },
  };
}
