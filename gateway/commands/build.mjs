// Builds the client and server bundles, and compresses the static files once. With "testing": the
// bundle that browser tests and benchmarks load, built over the client's.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

// Set for every caller, including test runners: React differs by mode.
process.env.NODE_ENV = 'production';

const compressible = /\.(js|css|svg|json|txt|webmanifest|map)$/;
const directory = process.env.BUILD_DIR ?? 'build';

function compressBelow(root) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name) || file.includes('.vite')) {
      continue;
    }
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}

const logLevel = 'warn';
if (process.argv[2] === 'testing') {
  await build({ logLevel, mode: 'testing', build: { ssr: true } });
} else {
  await build({ logLevel });
  await build({ logLevel, build: { ssr: true } });
  await build({ logLevel, mode: 'threads', build: { ssr: true } });
  compressBelow(path.join(directory, 'client'));
}
