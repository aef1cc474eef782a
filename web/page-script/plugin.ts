import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Makes `import text from './file.ts?inline-script'` return a module and its imports as the text of
 * one minified classic script, for embedding in pages.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const entry = id.slice(0, -suffix.length);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: 'baseline-widely-available',
          lib: { entry, formats: ['iife'], name: 'page' },
        },
      });
      const [output] = Array.isArray(built) ? built : [];
      const [script] = output?.output ?? [];
      if (script?.type !== 'chunk') throw new Error(`${entry} could not be made a script.`);
      return `export default ${JSON.stringify(script.code.trim())};`;
    },
  };
}
