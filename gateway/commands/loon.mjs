// The packaged site: `node loon.mjs` starts it, `node loon.mjs backup` runs a command of its
// operator. `npm run package` puts this file beside the build.
process.chdir(import.meta.dirname);
process.env.NODE_ENV = 'production';
process.env.TZ = 'UTC';
await import(`./build/server/${process.argv.length > 2 ? 'commands' : 'main'}.js`);
